import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { scholarshipQuery } from '../scholarships/scholarship-criteria.contract.js';
import type { ScholarshipSummary } from '../scholarships/scholarship.dto.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { alertEmails as texts } from './alert-emails.content.js';
import { AlertLinkRow } from './alert-link.entity.js';
import type { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { linkedFilters } from './scholarship-alert.rules.js';

const EMAILS_A_DAY = 10;
const EMAIL_EVERY_MS = 600_000;

type Written = Pick<EmailContent, 'subject' | 'paragraphs' | 'items' | 'after'> & { action: string };

/** The emails about alerts. Each carries the link that shows, changes and stops its alert. */
@Injectable()
export class AlertEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: PrivateLinksService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** About one alert once in ten minutes, and ten emails a day to one mailbox: whoever asks, it is not flooded. */
  async mayWriteTo(tx: EntityManager, email: string, about: Date | null): Promise<boolean> {
    const limit = { perDay: EMAILS_A_DAY, last: about, everyMs: EMAIL_EVERY_MS };
    return this.attempts.allowsEmail(tx, 'alert-letters', email, limit);
  }

  async confirm(tx: EntityManager, alert: ScholarshipAlertRow): Promise<void> {
    const name = await this.settings.value('site_name', tx);
    const page = await this.page(tx, alert);
    await this.send(tx, alert.email, page, page, texts.confirm(alert.filters, alert.frequency, name));
  }

  async already(tx: EntityManager, alert: ScholarshipAlertRow): Promise<void> {
    const page = await this.page(tx, alert);
    await this.send(tx, alert.email, page, page, texts.already(alert.filters));
  }

  /** To a mailbox that has as many alerts as it may, once a day. */
  async full(tx: EntityManager, alert: ScholarshipAlertRow): Promise<void> {
    if (!(await this.attempts.allowsEmail(tx, 'alerts-full', alert.email, { perDay: 1 }))) return;
    const account = `${this.configuration.appUrl}/mon-compte`;
    await this.send(tx, alert.email, await this.page(tx, alert), account, texts.full());
  }

  /** What an alert has found at this moment, `others` more than those that are named. */
  async found(
    tx: EntityManager,
    alert: ScholarshipAlertRow,
    found: readonly ScholarshipSummary[],
    others: number,
    now: Date,
  ): Promise<void> {
    const { appUrl } = this.configuration;
    const items = found.map((one) => ({
      title: one.title,
      text: texts.item(one),
      url: `${appUrl}/universites/scholarships/${one.id}`,
    }));
    const filters = linkedFilters(alert.filters, parisDay(now));
    const query = new URLSearchParams(scholarshipQuery(filters)).toString();
    const list = `${appUrl}/universites/scholarships${query && `?${query}`}`;
    const written = { ...texts.found(alert.filters, found, others), items };
    await this.send(tx, alert.email, await this.page(tx, alert), list, written);
  }

  private page(tx: EntityManager, { id }: ScholarshipAlertRow): Promise<string> {
    return this.links.url(tx, AlertLinkRow, { alert_id: id }, '/universites/alertes/');
  }

  private async send(
    tx: EntityManager,
    to: string,
    page: string,
    url: string,
    { action, ...written }: Written,
  ): Promise<void> {
    const contact = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, {
      ...written,
      to,
      action: { label: action, url },
      footer: { text: texts.footer.text, links: [{ label: texts.footer.manage, url: page }] },
      automatic: true,
      unsubscribe: { url: page, subject: texts.footer.subject },
      reply_to: contact,
    });
  }
}
