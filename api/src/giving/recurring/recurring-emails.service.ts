import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Frequency } from '../donors/giving.contract.js';
import { type EmailContent, MailService } from '../../core/mail/mail.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringEmails as texts } from './recurring-emails.content.js';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';

type Written = Pick<EmailContent, 'subject' | 'paragraphs'>;

/** What is written to those who give again and again, with the link to their own page. */
@Injectable()
export class RecurringEmailsService {
  constructor(
    private readonly mail: MailService,
    private readonly links: DonationLinksService,
    private readonly timeline: RecurringTimelineService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  started = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.started(gift));
  paymentFailed = (tx: EntityManager, gift: RecurringGiftRow) =>
    this.write(tx, gift, texts.paymentFailed(gift), { label: texts.changeCard });
  recovered = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.recovered(gift));
  lost = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.lost(gift));
  paused = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.paused(gift));
  resumed = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.resumed(gift));
  cancelled = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.cancelled(gift));
  frequency = (tx: EntityManager, gift: RecurringGiftRow, before: Frequency) =>
    this.write(tx, gift, texts.frequency(gift, before));
  skipped = (tx: EntityManager, gift: RecurringGiftRow, skipped: Date) =>
    this.write(tx, gift, texts.skipped(gift, skipped));
  amount = (tx: EntityManager, gift: RecurringGiftRow, before: string) =>
    this.write(tx, gift, texts.amount(gift, before));

  newLink = (tx: EntityManager, gift: RecurringGiftRow) => this.write(tx, gift, texts.newLink(gift));

  /** The link that confirms a higher amount (major units) or pace, to the owner and with no other way in. */
  async confirmation(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { amount, frequency }: { amount: number; frequency: Frequency },
    url: string,
  ): Promise<void> {
    const reply_to = await this.settings.value('contact_email', tx);
    const written = texts.confirmation(gift, texts.raise(amount, gift.currency, frequency));
    const action = { label: texts.confirm, url };
    await this.mail.send(tx, {
      ...written,
      to: gift.email,
      automatic: true,
      action,
      ...(reply_to && { reply_to }),
    });
    const text = timelineTexts.letter(written.subject);
    await this.timeline.addEntry(tx, gift.id, { kind: 'letter', text });
  }

  async differenceToStaff(tx: EntityManager, gift: RecurringGiftRow, difference: string): Promise<void> {
    await this.toStaff(tx, gift, texts.differenceToStaff(gift, difference));
  }

  async secondSubscriptionToStaff(tx: EntityManager, gift: RecurringGiftRow): Promise<void> {
    await this.toStaff(tx, gift, texts.secondSubscriptionToStaff(gift));
  }

  /** Writes to the donor, and enters it in the timeline; `about` marks what is sent only once. */
  async write(
    tx: EntityManager,
    { id, email }: RecurringGiftRow,
    written: Written,
    { label = texts.page, about = null }: { label?: string; about?: string | null } = {},
  ): Promise<void> {
    if (!email) return;
    const reply_to = await this.settings.value('contact_email', tx);
    const url = await this.links.url(tx, { recurring_gift_id: id });
    await this.mail.send(tx, {
      ...written,
      to: email,
      automatic: true,
      action: {
        label,
        url,
      },
      footer: {
        text: texts.footer,
        links: [],
      },
      ...(reply_to && { reply_to }),
    });
    const text = timelineTexts.letter(written.subject);
    await this.timeline.addEntry(tx, id, { kind: 'letter', text, details: about });
  }

  /** To the association, where it gave an address: else it waits in the panel. */
  private async toStaff(tx: EntityManager, { id }: RecurringGiftRow, written: Written): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const url = `${this.configuration.appUrl}/admin/recurring-gifts/${id}/show`;
    await this.mail.send(tx, { ...written, to, action: { label: texts.panel, url }, automatic: true });
  }
}
