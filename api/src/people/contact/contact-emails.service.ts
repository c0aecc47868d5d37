import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../core/mail/mail.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { CONTACT_LIMITS } from './contact.contract.js';
import { contactEmails as texts } from './contact-emails.content.js';
import type { ContactMessageRow } from './contact-message.entity.js';

/** What is said to whom when a message comes in, and when it is answered. */
@Injectable()
export class ContactEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** A copy to the sender, a notification to staff, and the message to the association where it gave an address. */
  async announce(tx: EntityManager, row: ContactMessageRow): Promise<void> {
    const { id: record_id, name, subject: text, email } = row;
    await this.notifications.publish(tx, {
      kind: 'message_received',
      record_id,
      facts: { name, text },
      email,
    });
    const { site_name, contact_email, contact_answer_days } = await this.settings.values(tx);
    if (await this.mayConfirmTo(tx, row.email))
      await this.mail.send(tx, {
        to: row.email,
        ...texts.received(row, site_name, contact_answer_days),
        reply_to: contact_email,
        automatic: true,
      });
    if (!contact_email) return;
    const { action, ...letter } = texts.toStaff(row);
    await this.mail.send(tx, {
      ...letter,
      to: contact_email,
      reply_to: row.email,
      action: { label: action, url: `${this.configuration.appUrl}/admin/contact-messages/${row.id}/show` },
      automatic: true,
    });
  }

  async reply(tx: EntityManager, row: ContactMessageRow, body: string, staffName: string): Promise<void> {
    const reply_to = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, { to: row.email, ...texts.reply(row, body, staffName), reply_to });
  }

  /** The form must not serve to fill someone else's mailbox. */
  private mayConfirmTo(tx: EntityManager, email: string): Promise<boolean> {
    return this.attempts.allowsEmail(tx, 'contact', email, { perDay: CONTACT_LIMITS.confirmations_per_day });
  }
}
