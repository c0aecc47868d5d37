import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../../core/mail/mail.service.js';
import { dayInFrench } from '../../../platform/clock/paris.js';
import { Configuration } from '../../../platform/config/configuration.js';
import type { Notification } from '../inbox/inbox.dto.js';
import { notificationEmails as texts } from './notification-emails.content.js';

const MOST_ITEMS = 40;

/** Notifications as e-mails to one of the staff. */
@Injectable()
export class NotificationEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly configuration: Configuration,
  ) {}

  async atOnce(tx: EntityManager, to: string, notifications: readonly Notification[]): Promise<void> {
    const [only] = notifications;
    if (!only) return;
    if (notifications.length > 1)
      return this.list(tx, to, notifications, texts.several(notifications.length));
    const action = { label: texts.open, url: this.urlOf(only.path) };
    await this.mail.send(tx, { to, ...texts.one(only), action, footer: this.footer(), automatic: true });
  }

  async digest(
    tx: EntityManager,
    to: string,
    notifications: readonly Notification[],
    { count, day }: { count: number; day: string },
  ): Promise<void> {
    await this.list(tx, to, notifications, texts.digest(count, dayInFrench(day)), count);
  }

  private async list(
    tx: EntityManager,
    to: string,
    notifications: readonly Notification[],
    written: { subject: string; paragraphs: string[] },
    count = notifications.length,
  ): Promise<void> {
    const shown = notifications.slice(0, MOST_ITEMS);
    await this.mail.send(tx, {
      to,
      ...written,
      items: shown.map(({ title, detail: text, path }) => ({ title, text, url: this.urlOf(path) })),
      ...(count > shown.length && { after: [texts.more(count - shown.length)] }),
      action: { label: texts.open_inbox, url: this.urlOf('/notifications') },
      footer: this.footer(),
      automatic: true,
    });
  }

  private footer() {
    return { text: texts.why, links: [{ label: texts.preferences, url: this.urlOf('/notifications') }] };
  }

  private urlOf(path: string): string {
    return `${this.configuration.appUrl}/admin${path}`;
  }
}
