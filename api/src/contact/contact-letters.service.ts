import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../mail/mail.service.js';
import { AttemptLimitService, DAY_MS } from '../platform/attempts/attempt-limit.service.js';
import { Configuration } from '../platform/config/configuration.js';
import { CONTACT_LIMITS } from './contact.contract.js';
import { contactLetters as texts } from './contact-letters.content.js';
import type { ContactMessageRow } from './contact-message.entity.js';

/** What is written to whom when a message comes in, and when it is answered. */
@Injectable()
export class ContactLettersService {
  constructor(
    private readonly mail: MailService,
    private readonly attempts: AttemptLimitService,
    private readonly configuration: Configuration,
  ) {}

  /** A copy to the sender, and the message to the association where it gave an address: else it waits in the panel. */
  async announce(tx: EntityManager, row: ContactMessageRow): Promise<void> {
    const { appName, appUrl, contactEmail, isContactEmailSet } = this.configuration;
    if (await this.mayConfirmTo(tx, row.email))
      await this.mail.send(tx, {
        to: row.email,
        ...texts.received(row, appName),
        ...this.answerTo(),
        automatic: true,
      });
    if (!isContactEmailSet) return;
    const { action, ...letter } = texts.toStaff(row);
    await this.mail.send(tx, {
      ...letter,
      to: contactEmail,
      reply_to: row.email,
      action: { label: action, url: `${appUrl}/admin/contact-messages/${row.id}/show` },
      automatic: true,
    });
  }

  async reply(tx: EntityManager, row: ContactMessageRow, body: string, staffName: string): Promise<void> {
    await this.mail.send(tx, { to: row.email, ...texts.reply(row, body, staffName), ...this.answerTo() });
  }

  private answerTo(): { reply_to?: string } {
    const { contactEmail, isContactEmailSet } = this.configuration;
    return isContactEmailSet ? { reply_to: contactEmail } : {};
  }

  /** The form must not serve to fill someone else's mailbox. */
  private mayConfirmTo(tx: EntityManager, email: string): Promise<boolean> {
    const key = `contact:${this.attempts.disguise(email.toLowerCase())}`;
    return this.attempts.allows(key, CONTACT_LIMITS.confirmations_per_day, { windowMs: DAY_MS, tx });
  }
}
