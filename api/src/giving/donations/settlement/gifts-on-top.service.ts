import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Currency } from '../../../platform/money/money.contract.js';
import type { Account } from '../../ledger/ledger.service.js';
import type { PaymentMethod, PaymentMode, PaymentProviderName } from '../../payments/payment.contract.js';
import type { ProviderDispute, ProviderRefund } from '../../payments/provider-updates.event.js';
import { DonationRow } from '../donation.entity.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { accountOf, DonationJournalService } from './donation-journal.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';

/** A gift that was paid together with something else, in one payment; minor units. */
export interface GiftOnTop {
  /** What it was paid with, `INS-20261121-1A2B3C4D`: one gift for each. */
  paid_with: string;
  first_name: string;
  last_name: string;
  email: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  provider: PaymentProviderName;
  mode: PaymentMode;
  /** The payment as the journal calls it, `stripe:pi_…`. */
  payment_ref: string;
  /** Where its money is; that of its provider where it is left out. */
  account?: Account;
  at: Date;
}

/** What went back of the gift's share of a payment. */
export interface GiftReversals {
  provider: PaymentProviderName;
  payment_id: string;
  currency: string;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

/** Gifts paid on top of something else: they have their own thanks, receipt and place in the journal. */
@Injectable()
export class GiftsOnTopService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly journal: DonationJournalService,
    private readonly reversals: DonationReversalsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** Keeps the gift in the transaction in which its payment is known; answers its number. */
  async record(tx: EntityManager, gift: GiftOnTop): Promise<string> {
    const { paid_with, amount, currency, method, provider, mode, payment_ref, at } = gift;
    const form_key = `on-top:${paid_with}`;
    const donation = await this.rows.insert(tx, {
      id: randomUUID(),
      donor_type: 'particulier',
      email: gift.email,
      first_name: gift.first_name,
      last_name: gift.last_name,
      country: 'France',
      amount,
      currency,
      payment_method: method,
      provider,
      mode,
      source: 'inscription',
      form_key,
      status: 'succeeded',
      given_at: at,
    });
    if (!donation) return (await tx.findOneByOrFail(DonationRow, { form_key })).id;
    const text = timelineTexts.onTop(moneyInFrench(amount, currency), paid_with);
    await this.history.add(tx, donation.id, { kind: 'created', text });
    const account = gift.account ?? accountOf(provider);
    await this.journal.received(tx, donation, { ref: payment_ref, amount, at, account });
    await this.emails.thanks(tx, donation);
    await this.history.emit(tx, donation.id, 'succeeded');
    return donation.id;
  }

  /** Takes back, and gives again, the gift's share of what went back of its payment; answers whether any was new. */
  async reverse(tx: EntityManager, donation_id: string, reversals: GiftReversals): Promise<boolean> {
    const donation = await this.rows.lock(tx, donation_id);
    return donation !== null && this.reversals.ofPayment(tx, donation, reversals, reversals.provider);
  }

  /** What staff gave back of it themselves. */
  async returnedByHand(
    tx: EntityManager,
    donation_id: string,
    move: {
      ref: string;
      payment_ref: string;
      amount: number;
      at: Date;
      account: Account;
      entered_by: string | null;
    },
  ): Promise<void> {
    const donation = await this.rows.lock(tx, donation_id);
    if (donation) await this.reversals.byHand(tx, donation, { ...move, of: 'gifts' });
  }
}
