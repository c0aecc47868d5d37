import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { type NearDeadline, reminderEmails as texts } from './reminder-emails.content.js';
import { ReminderLinkRow } from './reminder-link.entity.js';

/** The emails about deadlines of kept scholarships. Each carries the way to stop. */
@Injectable()
export class ReminderEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: PrivateLinksService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** Asks the owner of a mailbox whether they want reminders there. */
  async confirm(tx: EntityManager, holder: string, email: string): Promise<void> {
    const { action, ...written } = texts.confirm(await this.settings.value('site_name', tx));
    const page = await this.page(tx, holder, email);
    await this.send(tx, email, page, { ...written, action: { label: action, url: page } });
  }

  /** One email for all the deadlines that are near, the nearest first. */
  async ahead(
    tx: EntityManager,
    holder: string,
    email: string,
    near: readonly NearDeadline[],
  ): Promise<void> {
    const { appUrl } = this.configuration;
    const { action, ...written } = texts.ahead(near);
    const items = near.map((one) => ({
      title: one.title,
      text: texts.item(one),
      url: `${appUrl}/universites/scholarships/${one.scholarship_id}`,
    }));
    const favorites = { label: action, url: `${appUrl}/universites/favoris` };
    await this.send(tx, email, await this.page(tx, holder, email), { ...written, items, action: favorites });
  }

  private page(tx: EntityManager, keeper_id: string, email: string): Promise<string> {
    return this.links.url(tx, ReminderLinkRow, { keeper_id, email }, '/universites/rappels/');
  }

  private async send(
    tx: EntityManager,
    to: string,
    page: string,
    written: Pick<EmailContent, 'subject' | 'paragraphs' | 'items' | 'action'>,
  ): Promise<void> {
    const contact = await this.settings.value('contact_email', tx);
    await this.mail.send(tx, {
      ...written,
      to,
      footer: { text: texts.footer.text, links: [{ label: texts.footer.stop, url: page }] },
      automatic: true,
      unsubscribe: { url: page, subject: texts.footer.subject },
      reply_to: contact,
    });
  }
}
