import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Letter, MailService } from '../mail/mail.service.js';
import { Configuration } from '../platform/config/configuration.js';
import { SettingsService } from '../settings/settings.service.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringLetters as texts } from './recurring-letters.content.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { storyTexts } from './recurring-story.content.js';
import { RecurringStoryService } from './recurring-story.service.js';

type Written = Pick<Letter, 'subject' | 'paragraphs'>;

/** What is written to those who give again and again, with the link to their own page. */
@Injectable()
export class RecurringLettersService {
  constructor(
    private readonly mail: MailService,
    private readonly links: RecurringLinksService,
    private readonly story: RecurringStoryService,
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
  amount = (tx: EntityManager, gift: RecurringGiftRow, before: string) =>
    this.write(tx, gift, texts.amount(gift, before));

  /** To the association, where it gave an address: else it waits in the panel. */
  async differenceToStaff(tx: EntityManager, gift: RecurringGiftRow, difference: string): Promise<void> {
    const to = await this.settings.value('contact_email', tx);
    if (!to) return;
    const url = `${this.configuration.appUrl}/admin/recurring-gifts/${gift.id}/show`;
    const letter = texts.differenceToStaff(gift, difference);
    await this.mail.send(tx, { ...letter, to, action: { label: texts.panel, url }, automatic: true });
  }

  /** Writes to the donor, and enters it in the story; `about` marks what is said only once. */
  async write(
    tx: EntityManager,
    { id, email }: RecurringGiftRow,
    written: Written,
    { label = texts.page, about = null }: { label?: string; about?: string | null } = {},
  ): Promise<void> {
    if (!email) return;
    const reply_to = await this.settings.value('contact_email', tx);
    const url = await this.links.url(tx, id);
    await this.mail.send(tx, {
      ...{ ...written, to: email, automatic: true, action: { label, url } },
      footer: { text: texts.footer, links: [] },
      ...(reply_to && { reply_to }),
    });
    const text = storyTexts.letter(written.subject);
    await this.story.tell(tx, id, { kind: 'letter', text, details: about });
  }
}
