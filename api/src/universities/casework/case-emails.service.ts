import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { CaseColumns } from './case.columns.js';
import type { CaseKind } from './case.kind.js';
import { CASE_LIMITS, type CasePlaceholder } from './casework.contract.js';
import type { CaseEmailInput, CaseEmailPreview } from './casework.dto.js';
import { caseworkErrors } from './casework.errors.js';
import { filledText, unknownPlaceholder } from './casework.rules.js';

/** What is said to whom when a form comes in, and what staff write to its student. */
@Injectable()
export class CaseEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** A copy to the student, a notification to staff, and a notice to the association where it gave an address. */
  async announce(tx: EntityManager, kind: CaseKind, row: CaseColumns): Promise<void> {
    const { id: record_id, first_name, last_name, email, reference: detail } = row;
    await this.notifications.publish(tx, {
      kind: kind.notification,
      record_id,
      facts: { name: `${first_name} ${last_name}`.trim(), text: kind.title(row), detail },
      email,
    });
    const { site_name, contact_email, contact_answer_days } = await this.settings.values(tx);
    const received = kind.letters.received(row, site_name, contact_answer_days);
    if (await this.mayConfirmTo(tx, kind, row.email))
      await this.mail.send(tx, { to: row.email, ...received, reply_to: contact_email, automatic: true });
    if (!contact_email) return;
    const { action, ...notice } = kind.letters.toStaff(row);
    const url = `${this.configuration.appUrl}/admin/${kind.resource}/${row.id}/show`;
    await this.mail.send(tx, {
      ...notice,
      to: contact_email,
      reply_to: row.email,
      automatic: true,
      action: {
        label: action,
        url,
      },
    });
  }

  /** The email as it would leave; refuses names between braces that stand for nothing. */
  async preview(
    kind: CaseKind,
    row: CaseColumns,
    { subject, body, status = row.status }: Pick<CaseEmailInput, 'subject' | 'body' | 'status'>,
    author: Author,
    tx?: EntityManager,
  ): Promise<CaseEmailPreview> {
    for (const [field, text] of Object.entries({ subject, body })) {
      const name = unknownPlaceholder(text);
      if (name) throw caseworkErrors.unknownPlaceholder(field, name);
    }
    const association = await this.settings.value('site_name', tx);
    const values = { ...valuesOf(kind, row, status), staff_name: author.name, association };
    return { to: row.email, subject: filledText(subject, values), body: filledText(body, values) };
  }

  async send(tx: EntityManager, kind: CaseKind, row: CaseColumns, message: CaseEmailPreview): Promise<void> {
    const reply_to = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, {
      to: message.to,
      subject: message.subject,
      paragraphs: message.body.split(/\n{2,}/),
      after: [kind.letters.reminder(row.reference, kind.labels[row.status] ?? '')],
      reply_to,
    });
  }

  /** A form must not serve to fill someone else's mailbox. */
  private mayConfirmTo(tx: EntityManager, { resource }: CaseKind, email: string): Promise<boolean> {
    const limit = { perDay: CASE_LIMITS.confirmations_per_day };
    return this.attempts.allowsEmail(tx, `${resource}-mail`, email, limit);
  }
}

function valuesOf(
  kind: CaseKind,
  row: CaseColumns,
  status: string,
): Omit<Record<CasePlaceholder, string>, 'staff_name' | 'association'> {
  const { first_name, last_name, reference } = row;
  const { [kind.country]: country, field_of_study = '' } = row as unknown as Record<string, string>;
  const label = kind.labels[status] ?? status;
  return { first_name, last_name, reference, status: label, field_of_study, country: country ?? '' };
}
