import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContentRevisionService } from '../../../platform/database/content-revision.service.js';
import {
  type Account,
  type EntryKind,
  LedgerService,
  type PaymentAccount,
  type ReversalKind,
} from '../../ledger/ledger.service.js';
import type { OfflineMethod, PaymentMode, PaymentProviderName } from '../../payments/payment.contract.js';
import type { DonationRow } from '../donation.entity.js';

/** Money that moved for a gift; `amount` is in minor units, above 0. */
interface Move {
  /** What caused it. */
  ref: string;
  /** The payment that it is about, `stripe:pi_…`. */
  payment_ref: string;
  amount: number;
  /** The gift's where it is left out. */
  currency?: string;
  at: Date;
  /** Where the money is, or was. */
  account: Account;
  entered_by?: string | null;
  note?: string;
  /** Whether the money is real: the gift's where it is left out, and the payment's where it entered before. */
  mode?: PaymentMode;
}

/** What is taken back of a payment, or comes back. */
export interface Reversal extends Move {
  kind: ReversalKind;
  /** What the payment's money is. */
  of: PaymentAccount;
}

const PREFIX = { gifts: '', to_return: 'extra_', suspense: 'suspense_' } as const;
const ARRIVAL = { to_return: 'extra', suspense: 'suspense' } as const;

/** What comes in for a gift, and what goes back, entered in the journal: campaigns' totals are sums over it. */
@Injectable()
export class DonationJournalService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly revision: ContentRevisionService,
  ) {}

  /** The gift itself; false where its cause had entered already. */
  async received(
    tx: EntityManager,
    donation: DonationRow,
    move: Omit<Move, 'payment_ref'>,
  ): Promise<boolean> {
    const { ref, amount, account } = move;
    const entry = { ...move, kind: 'gift', payment_ref: ref } as const;
    return this.enter(tx, donation, entry, { [account]: amount, gifts: -amount });
  }

  /** The opposite of the gift's entry, under its own kind; false where it was reversed already. */
  async unreceived(tx: EntityManager, donation: DonationRow, move: Move): Promise<boolean> {
    const { amount, account } = move;
    return this.enter(tx, donation, { ...move, kind: 'gift' }, { [account]: -amount, gifts: amount });
  }

  /** A cheque that went back unpaid, with what the bank took for it where that is one movement. Minor units. */
  bounced(tx: EntityManager, donation: DonationRow, move: Move, fee: number): Promise<boolean> {
    const { amount, account } = move;
    const amounts = { [account]: -amount - fee, gifts: amount, fees: fee };
    return this.enter(tx, donation, { ...move, kind: 'gift' }, amounts);
  }

  /** Money that is no gift as it is: paid twice, or of another amount or currency than the gift. */
  unapplied(
    tx: EntityManager,
    donation: DonationRow,
    move: Omit<Move, 'payment_ref'>,
    as: 'to_return' | 'suspense',
  ): Promise<boolean> {
    const { ref, amount, account } = move;
    const entry = { ...move, kind: ARRIVAL[as], payment_ref: ref } as const;
    return this.enter(tx, donation, entry, { [account]: amount, [as]: -amount });
  }

  /** A refund or a dispute; false where its cause had entered already. */
  takenBack(tx: EntityManager, donation: DonationRow, reversal: Reversal): Promise<boolean> {
    return this.reversed(tx, donation, reversal, -1);
  }

  /** The money of a refund that failed, or of a dispute that was won. */
  cameBack(tx: EntityManager, donation: DonationRow, reversal: Reversal): Promise<boolean> {
    return this.reversed(tx, donation, reversal, 1);
  }

  /** What payment cost, or what was given back of that; the gift stays whole. */
  async cost(
    tx: EntityManager,
    donation: DonationRow,
    move: Move & { kind: 'fee' | 'dispute_fee' | 'dispute_fee_returned' },
  ): Promise<boolean> {
    const cost = move.kind === 'dispute_fee_returned' ? -move.amount : move.amount;
    return this.enter(tx, donation, move, { [move.account]: -cost, fees: cost });
  }

  /** What a cause took back money of; null where it has not entered. */
  async reversedOf(
    tx: EntityManager,
    kind: 'refund' | 'dispute',
    ref: string,
  ): Promise<PaymentAccount | null> {
    const kinds = await this.ledger.kindsOf(tx, ref);
    const accounts = Object.keys(PREFIX) as PaymentAccount[];
    return accounts.find((account) => kinds.includes(`${PREFIX[account]}${kind}`)) ?? null;
  }

  /** What goes beyond what is left of a payment is a loss, and is what comes back first. */
  private async reversed(
    tx: EntityManager,
    donation: DonationRow,
    { of, ...move }: Reversal,
    way: 1 | -1,
  ): Promise<boolean> {
    const { payment_ref, amount, account } = move;
    const before = await this.ledger.leftOf(tx, { account: of, donation_id: donation.id, payment_ref });
    const after = before + way * amount;
    const moved = Math.max(0, after) - Math.max(0, before);
    const entry = { ...move, kind: `${PREFIX[of]}${move.kind}` } as const;
    const postings = { [account]: way * amount, [of]: -moved, losses: moved - way * amount };
    return this.enter(tx, donation, entry, postings);
  }

  private async enter(
    tx: EntityManager,
    donation: DonationRow,
    move: Move & { kind: EntryKind },
    amounts: Partial<Record<Account, number>>,
  ): Promise<boolean> {
    const { kind, ref, payment_ref, at, entered_by = null, note = '' } = move;
    const { currency = donation.currency, mode = donation.mode } = move;
    const { campaign_id } = donation;
    const moved = (Object.entries(amounts) as [Account, number][]).filter(([, amount]) => amount !== 0);
    const entered = await this.ledger.enter(tx, {
      kind,
      ref,
      payment_ref,
      donation_id: donation.id,
      happened_at: at,
      entered_by,
      note,
      mode,
      postings: moved.map(([account, amount]) => ({
        account,
        amount,
        currency,
        ...(account === 'gifts' && { campaign_id, gift_mode: mode }),
      })),
    });
    // The site says what was given, to campaigns and in all.
    if (entered !== null && amounts.gifts) await this.revision.raise(tx);
    return entered !== null;
  }
}

/** What the journal calls a payment. */
export const paymentRef = (provider: PaymentProviderName, payment_id: string): string =>
  `${provider}:${payment_id}`;

/** A payment by its provider's name and that which the provider gave it. */
export interface JournalPayment {
  provider: PaymentProviderName;
  payment_id: string;
}

/** The payment that the journal calls so. */
export function paymentOf(payment_ref: string): JournalPayment {
  const [provider = '', ...name] = payment_ref.split(':');
  return { provider: provider as PaymentProviderName, payment_id: name.join(':') };
}

/** Where a provider keeps what it took, until it pays it out; what staff give back for one that it took leaves the bank. */
export function accountOf(provider: PaymentProviderName, method: OfflineMethod = 'bank_transfer'): Account {
  if (provider !== 'offline' && provider !== 'bank_transfer') return `provider:${provider}`;
  return ACCOUNTS[method] ?? 'bank';
}

const ACCOUNTS: Partial<Record<string, Account>> = { cheque: 'cheques', cash: 'cash', bank_transfer: 'bank' };
