import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Account,
  type EntryKind,
  LedgerService,
  type ReversalKind,
} from '../../../giving/ledger/ledger.service.js';
import type { PaymentMode } from '../../../giving/payments/payment.contract.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import type { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { arrivedAs, leftOfPayment } from './registration-journal.queries.js';

/** What a payment's money is: seats that were sold, or owed to who paid. */
export type SoldAccount = 'tickets' | 'to_return';

/** Money that moved for a registration; `amount` is in minor units, above 0. */
export interface Move {
  /** What caused it. */
  ref: string;
  /** The payment that it is about, `stripe:pi_…`. */
  payment_ref: string;
  amount: number;
  currency: string;
  at: Date;
  /** Where the money is, or was. */
  account: Account;
  entered_by?: string | null;
  note?: string;
  /** Whether the money is real: the registration's where it is left out, and the payment's where it entered before. */
  mode?: PaymentMode;
}

const PREFIX = { tickets: 'ticket_', to_return: 'extra_' } as const;
const ARRIVAL = { tickets: 'ticket', to_return: 'extra' } as const;

/** What comes in for registrations, and what goes back, entered in the journal. The gift on top is entered by giving. */
@Injectable()
export class RegistrationJournalService {
  constructor(private readonly ledger: LedgerService) {}

  /** What was paid for seats, or is to go back; false where its cause had entered already. */
  arrived(
    tx: EntityManager,
    row: EventRegistrationRow,
    move: Omit<Move, 'payment_ref'>,
    as: SoldAccount,
  ): Promise<boolean> {
    const { ref: payment_ref, amount, account } = move;
    return this.enter(tx, row, ARRIVAL[as], { ...move, payment_ref }, { [account]: amount, [as]: -amount });
  }

  /** What payment cost, or what was given back of that. */
  cost(
    tx: EntityManager,
    row: EventRegistrationRow,
    kind: 'ticket_fee' | 'ticket_dispute_fee' | 'ticket_dispute_fee_returned',
    move: Move,
  ): Promise<boolean> {
    const cost = kind === 'ticket_dispute_fee_returned' ? -move.amount : move.amount;
    return this.enter(tx, row, kind, move, { [move.account]: -cost, fees: cost });
  }

  /** Money taken back of a payment (`refund`, `dispute`), or coming back; what goes beyond what is left is a loss. */
  async reversed(
    tx: EntityManager,
    row: EventRegistrationRow,
    kind: ReversalKind,
    of: SoldAccount,
    move: Move,
  ): Promise<boolean> {
    const { amount, account } = move;
    const way = kind === 'refund' || kind === 'dispute' ? -1 : 1;
    const before = await this.leftOf(tx, row, move.payment_ref, of);
    const moved = Math.max(0, before + way * amount) - Math.max(0, before);
    const postings = { [account]: way * amount, [of]: -moved, losses: moved - way * amount };
    return this.enter(tx, row, `${PREFIX[of]}${kind}`, move, postings);
  }

  /** Whether a payment has entered, and as what; null where it has not. A gift alone is no ticket, but has entered. */
  async arrivalOf(tx: EntityManager, payment_ref: string): Promise<SoldAccount | null> {
    const kinds = await this.ledger.kindsOf(tx, payment_ref);
    if (kinds.includes('extra')) return 'to_return';
    return kinds.includes('ticket') || kinds.includes('gift') ? 'tickets' : null;
  }

  /**
   * Reverses the arrival of a payment that was none; answers how much it was, in minor units, 0 where it was reversed
   * already. Refuses (409) one of which something went back.
   */
  async takenBack(
    tx: EntityManager,
    row: EventRegistrationRow,
    payment_ref: string,
    as: SoldAccount,
    how: { happened_at: Date; entered_by: string; note: string },
  ): Promise<number> {
    const left = await this.leftOf(tx, row, payment_ref, as);
    const kind = ARRIVAL[as];
    const arrived = (await arrivedAs.first(tx, kind, payment_ref, as))?.amount ?? 0;
    if (left !== arrived) throw registrationErrors.refundedSince();
    if (arrived > 0) await this.ledger.reverseCause(tx, kind, payment_ref, how);
    return arrived;
  }

  /** What is left of a payment on an account, in minor units; holds the payment until the transaction ends. */
  async leftOf(
    tx: EntityManager,
    row: EventRegistrationRow,
    payment_ref: string,
    of: SoldAccount,
  ): Promise<number> {
    await lockKey.run(tx, payment_ref);
    const { left } = await leftOfPayment.one(tx, payment_ref, row.id, of, `^${PREFIX[of]}`);
    return left;
  }

  private async enter(
    tx: EntityManager,
    row: EventRegistrationRow,
    kind: EntryKind,
    { ref, payment_ref, currency, at, entered_by = null, note = '', mode = row.mode }: Move,
    amounts: Partial<Record<Account, number>>,
  ): Promise<boolean> {
    const moved = (Object.entries(amounts) as [Account, number][]).filter(([, amount]) => amount !== 0);
    const entered = await this.ledger.enter(tx, {
      kind,
      ref,
      payment_ref,
      donation_id: null,
      subject_id: row.id,
      happened_at: at,
      entered_by,
      note,
      mode,
      postings: moved.map(([account, amount]) => ({ account, amount, currency })),
    });
    return entered !== null;
  }
}
