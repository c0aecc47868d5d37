import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import type { DonorColumns } from '../../donors/donor.columns.js';
import type { Account } from '../../ledger/ledger.service.js';
import type { OfflineMethod, PaymentMode } from '../../payments/payment.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DonationRow, type PromisedGift } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { accountOf, DonationJournalService } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { momentOfDay, newReference, PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

/** A gift that staff have in hand. Amounts are minor units. */
export interface OfflineGift {
  method: OfflineMethod;
  amount: number;
  currency?: Currency;
  /** The day that it was received, `2026-11-21`; not in the future. */
  received_on: string;
  campaign_id?: number | null;
  donor: Partial<DonorColumns> & Pick<DonorColumns, 'donor_type'>;
  message?: string;
  dedication?: string;
  is_anonymous?: boolean;
  /** What staff write beside it: the cheque's number, its bank… */
  note?: string;
  /** One for each form or bank line: the same one again is the same gift. */
  key?: string;
  /** Thanks are not written to who was thanked already. */
  is_thanked?: boolean;
  /** Where the journal has its money already; the account of its method where that is left out. */
  account?: Account;
  /** Real money unless this says not. */
  mode?: PaymentMode;
}

export interface ReceivedTransfer {
  received_on: string;
  /** The bank's line and its revision: it is one gift, and another one once that was undone. */
  line_ref: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Where the journal has its money already. */
  account: Account;
  mode: PaymentMode;
}

/** Gifts that no provider takes: cheques, cash, transfers. */
@Injectable()
export class DonationOfflineService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly journal: DonationJournalService,
    private readonly payments: PaymentsService,
    private readonly recurring: RecurringGiftsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** Enters a gift that is there; the same key again answers the gift that it was. */
  async enter(tx: EntityManager, gift: OfflineGift, by: Author): Promise<DonationRow> {
    const at = this.momentOf(gift.received_on);
    const form_key = gift.key ? `offline:${gift.key}` : null;
    const made = await this.rows.insert(tx, {
      ...gift.donor,
      amount: gift.amount,
      currency: gift.currency ?? 'EUR',
      form_key,
      campaign_id: gift.campaign_id ?? null,
      message: gift.message ?? '',
      id: randomUUID(),
      dedication: gift.dedication ?? '',
      is_anonymous: gift.is_anonymous ?? false,
      payment_method: gift.method,
      provider: 'offline',
      mode: gift.mode ?? this.payments.modeOf('offline'),
      source: 'equipe',
      created_by: by.id,
      reference: newReference(at),
      status: 'succeeded',
      given_at: at,
    });
    if (!made) return this.known(tx, form_key!);
    const money = moneyInFrench(made.amount, made.currency);
    const text = timelineTexts.offline(money, gift.method);
    const details = gift.note || null;
    await this.history.add(tx, made.id, { kind: 'created', text, details, by });
    await this.history.audit(tx, by, 'created', null, made);
    const account = gift.account ?? accountOf('offline', gift.method);
    await this.arrived(tx, made, `offline:${made.id}`, account, by, gift.is_thanked ?? false);
    return made;
  }

  /** The amount is what arrived, whatever was promised. */
  async received(
    tx: EntityManager,
    id: string,
    { received_on, line_ref, amount, currency, account, mode }: ReceivedTransfer,
    by: Author,
  ): Promise<DonationRow> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (donation.status === 'succeeded') throw donationErrors.alreadyPaid();
    const before = { ...donation };
    const [promised, given_at] = [donation.amount, this.momentOf(received_on)];
    await this.rows.save(tx, donation, {
      status: 'succeeded',
      given_at,
      provider_payment_id: null,
      amount,
      currency,
      payment_method: 'bank_transfer',
      provider: 'bank_transfer',
      mode,
      promised: promiseOf(before),
      costs_covered: donation.costs_covered < amount ? donation.costs_covered : 0,
    });
    await this.history.add(tx, id, {
      kind: 'succeeded',
      by,
      text: timelineTexts.received(moneyInFrench(amount, currency)),
      details:
        promised === amount ? null : timelineTexts.otherAmount(moneyInFrench(promised, before.currency)),
    });
    await this.payments.endAttempts(tx, PURPOSE, id, 'succeeded');
    await this.history.audit(tx, by, 'updated', before, donation);
    await this.arrived(tx, donation, `transfer:${line_ref}`, account, by, false);
    return donation;
  }

  async cancel(tx: EntityManager, id: string, by: Author): Promise<DonationRow> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (donation.status !== 'pending' && donation.status !== 'failed')
      throw donationErrors.notPending(donation.status);
    if (donation.provider_payment_id) throw donationErrors.beingPaid();
    const before = { ...donation };
    await this.rows.save(tx, donation, { status: 'cancelled' });
    await this.payments.endAttempts(tx, PURPOSE, id, 'cancelled');
    await this.history.add(tx, id, { kind: 'cancelled', text: timelineTexts.cancelledByStaff, by });
    await this.history.audit(tx, by, 'updated', before, donation);
    if (donation.recurring_gift_id) await this.recurring.abandon(tx, donation.recurring_gift_id);
    await this.history.emit(tx, id, 'cancelled');
    return donation;
  }

  private async arrived(
    tx: EntityManager,
    donation: DonationRow,
    ref: string,
    account: Account,
    by: Author,
    isThanked: boolean,
  ): Promise<void> {
    const { id, amount, given_at } = donation;
    const move = { ref, amount, at: given_at!, account, entered_by: by.name };
    await this.journal.received(tx, donation, move);
    if (!isThanked) await this.emails.thanks(tx, donation);
    await this.history.emit(tx, id, 'succeeded');
  }

  private async known(tx: EntityManager, form_key: string): Promise<DonationRow> {
    const { id } = await tx.findOneByOrFail(DonationRow, { form_key });
    return (await this.rows.lock(tx, id))!;
  }

  private momentOf(day: string): Date {
    const now = this.clock.now();
    if (day > parisDay(now)) throw donationErrors.inTheFuture();
    return momentOfDay(day, now);
  }
}

function promiseOf(donation: DonationRow): PromisedGift {
  const { status, amount, currency, costs_covered, payment_method, provider } = donation;
  const { mode, failed_at, cancelled_at } = donation;
  return {
    status,
    amount,
    currency,
    costs_covered,
    payment_method,
    provider,
    mode,
    failed_at: failed_at?.toISOString() ?? null,
    cancelled_at: cancelled_at?.toISOString() ?? null,
  };
}
