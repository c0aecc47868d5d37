import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DepositsService } from '../../ledger/deposits.service.js';
import { LedgerService, reversalRef } from '../../ledger/ledger.service.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationJournalService } from './donation-journal.service.js';
import { DonationRefundRow } from './donation-refund.entity.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

/** Takes back that a cheque, cash or a transfer was received, where that was a mistake: no money goes back. */
@Injectable()
export class DonationUndoService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositsService,
    private readonly journal: DonationJournalService,
    private readonly payments: PaymentsService,
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

  /** Also what was asked for and has not gone yet. */
  private async isRefunded(tx: EntityManager, { id, amount }: DonationRow): Promise<boolean> {
    const refunds = await tx.findBy(DonationRefundRow, { donation_id: id });
    if (refunds.some(({ status }) => status !== 'refused')) return true;
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
