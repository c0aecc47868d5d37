import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { emailHint } from '../../../platform/http/mail-hint.js';
import { DonationAccessService } from './donation-access.service.js';
import { DONATION_MESSAGES as MESSAGES } from '../donation.contract.js';
import type { SendReceiptInput } from '../donation.dto.js';
import type { ReceiptSent } from './donation-view.dto.js';
import type { LinkRenewed } from '../../donation-links/donation-link.dto.js';
import { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/durations.contract.js';

const PER_HOUR = 10;
const PER_DAY = 3;

/** Sends the confirmation of a gift again, with the link to its receipt: to its donor's own address, and no other. */
@Injectable()
export class DonationResendService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly access: DonationAccessService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** Answers the same whatever it found: nobody learns by it who gave. */
  async ask({ email, paymentId, amount }: SendReceiptInput, address: string): Promise<ReceiptSent> {
    const place = `gift-letter:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, PER_HOUR, { windowMs: HOUR_MS });
    const reference = paymentId.replace(/^DON-(\d{4})-(\d{2})-(\d{2})-/, 'DON-$1$2$3-');
    await this.dataSource.transaction(async (tx) => {
      const found = await tx.findOneBy(DonationRow, { reference, status: 'succeeded' });
      const isTheirs = found?.email.toLowerCase() === email.toLowerCase();
      if (!found || !isTheirs || (amount !== undefined && amount !== found.amount)) return;
      const mailbox = `gift-letter:${this.attempts.disguise(email.toLowerCase())}`;
      if (await this.attempts.allows(mailbox, PER_DAY, { windowMs: DAY_MS, tx }))
        await this.emails.thanks(tx, found);
    });
    return { success: true, message: MESSAGES.receipt_sent };
  }

  /** Mails a fresh private link to the donor's own address, for a link that was sent for the gift, however old. */
  async renewLink(token: string, address: string): Promise<LinkRenewed> {
    const place = `gift-link:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, PER_HOUR, { windowMs: HOUR_MS });
    const { donation } = await this.access.linked(token);
    if (!donation.email) throw donationErrors.notFound();
    await this.dataSource.transaction(async (tx) => {
      const mailbox = `gift-link:${this.attempts.disguise(donation.email.toLowerCase())}`;
      await this.attempts.count(mailbox, PER_DAY, { windowMs: DAY_MS, tx });
      await this.emails.newLink(tx, donation);
    });
    return { email_hint: emailHint(donation.email) };
  }

  /** By staff. */
  async resend(id: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const donation = await this.rows.lock(tx, id);
      if (!donation) throw donationErrors.notFound();
      if (donation.status !== 'succeeded') throw donationErrors.notPaid(donation.status);
      await this.history.audit(tx, by, 'updated', donation, donation, 'Confirmation renvoyée');
      await this.emails.thanks(tx, donation);
    });
  }
}
