import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DepositsService } from '../../ledger/deposits.service.js';
import { BOUNCE } from '../../ledger/chart-of-accounts.contract.js';
import { LedgerService, reversalRef } from '../../ledger/ledger.service.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationJournalService } from './donation-journal.service.js';
import { DonationRefundRow } from './donation-refund.entity.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { momentOfDay, PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

export interface BouncedCheque {
  /** The day that the bank took the money back, `2026-11-21`. */
  bounced_on: string;
  /** What the bank took for it in the same movement, in minor units; 0 where that is a line of its own. */
  fee: number;
  /** For the team alone. */
  reason: string;
  /** Whether the giver is written to. */
  is_told: boolean;
}

/** Takes back that a cheque, cash or a transfer was received, where that was a mistake: no money goes back. */
@Injectable()
export class DonationUndoService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositsService,
    private readonly journal: DonationJournalService,
    private readonly payments: PaymentsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reverses the gift's entry in the journal. A promised transfer waits again as it was promised; a gift that staff
   * made is cancelled. Refuses what was paid online, refunded, or taken to the bank by a deposit.
   */
  async undo(tx: EntityManager, id: string, reason: string, by: Author): Promise<DonationRow> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (donation.status !== 'succeeded') throw donationErrors.notReceived(donation.status);
    const entry = await this.ledger.standingGift(tx, id);
    if (!entry || donation.provider_payment_id || entry.account.startsWith('provider:'))
      throw donationErrors.paidOnline();
    if (await this.isRefunded(tx, donation)) throw donationErrors.undoAfterRefund();
    if (await this.deposits.isDeposited(tx, id)) throw donationErrors.isDeposited();
    const before = { ...donation };
    const { account, amount } = entry;
    await this.journal.unreceived(tx, donation, {
      ref: reversalRef(entry.id),
      payment_ref: entry.ref,
      amount,
      at: this.clock.now(),
      account,
      entered_by: by.name,
      note: reason,
    });
    const changes = this.unreceived(donation);
    await this.rows.save(tx, donation, changes);
    const waits = changes.status === 'pending';
    const money = moneyInFrench(amount, before.currency);
    await this.history.add(tx, id, {
      kind: waits ? 'changed' : 'cancelled',
      text: waits ? timelineTexts.receptionUndone(money) : timelineTexts.entryUndone(money),
      details: reason,
      by,
    });
    await this.payments.reopenAttempts(tx, PURPOSE, id);
    await this.history.audit(tx, by, 'updated', before, donation, reason);
    await this.history.emit(tx, id, 'undone');
    return donation;
  }

  /**
   * A cheque that the bank had taken and that came back unpaid: its gift is no more, on the day that the bank says.
   * Refuses what is no cheque, is not at the bank yet, or was refunded.
   */
  async bounce(
    tx: EntityManager,
    id: string,
    { bounced_on, fee, reason, is_told }: BouncedCheque,
    by: Author,
  ): Promise<DonationRow> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    if (donation.status !== 'succeeded') throw donationErrors.notReceived(donation.status);
    if (donation.payment_method !== 'cheque' || donation.provider !== 'offline')
      throw donationErrors.notACheque();
    if (!(await this.deposits.isDeposited(tx, id))) throw donationErrors.chequeInHand();
    if (await this.isRefunded(tx, donation)) throw donationErrors.undoAfterRefund();
    const now = this.clock.now();
    if (bounced_on > parisDay(now)) throw donationErrors.inTheFuture();
    if (bounced_on < parisDay(donation.given_at!)) throw donationErrors.beforeTheGift();
    const before = { ...donation };
    const { amount, currency } = donation;
    const entry = (await this.ledger.standingGift(tx, id))!;
    const [ref, payment_ref] = [`${BOUNCE}${entry.id}`, entry.ref];
    const at = momentOfDay(bounced_on, now);
    const move = {
      ref,
      payment_ref,
      amount,
      at,
      account: 'bank',
      entered_by: by.name,
      note: reason,
    } as const;
    await this.journal.bounced(tx, donation, move, fee);
    if (is_told) await this.emails.bounced(tx, donation);
    await this.rows.save(tx, donation, this.unreceived(donation));
    const text = timelineTexts.bounced(moneyInFrench(amount, currency));
    await this.history.add(tx, id, { kind: 'cancelled', text, details: reason || null, by });
    await this.history.audit(tx, by, 'updated', before, donation, reason);
    await this.history.emit(tx, id, 'undone');
    return donation;
  }

  /** Also what was asked for and has not gone yet. */
  private async isRefunded(tx: EntityManager, { id, amount }: DonationRow): Promise<boolean> {
    const refunds = await tx.findBy(DonationRefundRow, { donation_id: id });
    // What went back of a payment that was no gift is not the gift's.
    if (refunds.some(({ status, payment_ref }) => status !== 'refused' && payment_ref === null)) return true;
    return (await this.ledger.netOfGift(tx, id)) !== amount;
  }

  private unreceived({ promised, given_at, recurring_gift_id }: DonationRow): Partial<DonationRow> {
    // The receipt of a year is found by the day of its gifts: one that comes again keeps it.
    const day = recurring_gift_id ? given_at : null;
    const never = { succeeded_at: null, given_at: day, promised: null };
    if (!promised) return { ...never, status: 'cancelled' };
    const { failed_at, cancelled_at, ...was } = promised;
    const momentOf = (written: string | null) => (written ? new Date(written) : null);
    return { ...never, ...was, failed_at: momentOf(failed_at), cancelled_at: momentOf(cancelled_at) };
  }
}
