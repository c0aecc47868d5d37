import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { emailHint } from '../../platform/http/mail-hint.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { DonationLinksService } from '../donation-links/donation-links.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';

const PER_HOUR = 10;
const PER_DAY = 3;

/** Mails a fresh private link to the owner of a recurring gift, for a link that was sent for it, however old. */
@Injectable()
export class RecurringRenewalsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly links: DonationLinksService,
    private readonly emails: RecurringEmailsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** Answers « aw•••@example.org », where it went; refuses with 429 past 3 a day for a mailbox. */
  async renew(token: string, address: string): Promise<{ email_hint: string }> {
    const place = `recurring-link:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, PER_HOUR, { windowMs: HOUR_MS });
    return this.dataSource.transaction(async (tx) => {
      const link = await this.links.find(tx, token);
      const gift = link?.recurring_gift_id && (await this.gifts.find(tx, link.recurring_gift_id));
      if (!gift || !gift.email) throw recurringErrors.notFound();
      const mailbox = `recurring-link:${this.attempts.disguise(gift.email.toLowerCase())}`;
      await this.attempts.count(mailbox, PER_DAY, { windowMs: DAY_MS, tx });
      await this.emails.newLink(tx, gift);
      return { email_hint: emailHint(gift.email) };
    });
  }
}
