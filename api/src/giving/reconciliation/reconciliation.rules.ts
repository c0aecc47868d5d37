import { CURRENCY_DECIMALS, type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import type { ProviderPayment } from '../payments/provider-updates.event.js';
import type { ProviderGapKind } from './reconciliation.contract.js';
import type { ProviderGap } from './reconciliation.dto.js';

/** An entry of the journal that a provider caused; `ref` is what the provider calls it. */
export interface JournalMove {
  kind: 'gift' | 'refund' | 'dispute';
  ref: string;
  /** Minor units, above 0. */
  amount: number;
  currency: Currency;
  donation_id: string | null;
  reference: string | null;
  at: Date;
}

interface ProviderMove {
  kind: JournalMove['kind'];
  ref: string;
  amount: number;
  currency: string;
  at: Date;
}

const MISSING: Record<JournalMove['kind'], ProviderGapKind> = {
  gift: 'missing_here',
  refund: 'refund_missing',
  dispute: 'dispute_missing',
};

/** What a provider's payment should have entered in the journal: itself, its refunds, its disputes. */
export function movesOf(payment: ProviderPayment): ProviderMove[] {
  if (payment.status !== 'succeeded') return [];
  const { currency, payment_id, amount, at, refunds, disputes } = payment;
  return [
    { kind: 'gift', ref: payment_id, amount, currency, at },
    ...refunds
      .filter(({ status }) => status !== 'failed')
      .map((one) => ({
        kind: 'refund' as const,
        ref: one.refund_id,
        amount: one.amount,
        currency,
        at: one.at,
      })),
    ...disputes.map((one) => ({
      kind: 'dispute' as const,
      ref: one.dispute_id,
      amount: one.amount,
      currency,
      at: one.at,
    })),
  ];
}

/** What the provider has and the journal has not, and what both have differently. */
export function gapsHere(
  payments: readonly ProviderPayment[],
  journal: readonly JournalMove[],
): ProviderGap[] {
  const entered = new Map(journal.map((move) => [`${move.kind} ${move.ref}`, move]));
  return payments.flatMap((payment) => {
    const gift = entered.get(`gift ${payment.payment_id}`);
    return movesOf(payment).flatMap((move) => {
      const here = entered.get(`${move.kind} ${move.ref}`);
      if (here && here.amount === move.amount && here.currency === move.currency) return [];
      const about = here ?? gift;
      return [
        gap(here ? 'amount_differs' : MISSING[move.kind], move, about, here?.amount ?? null, move.amount),
      ];
    });
  });
}

/** Gifts of the journal that the provider's export lacks. */
export function missingAtProvider(
  payments: readonly ProviderPayment[],
  journal: readonly JournalMove[],
): JournalMove[] {
  const told = new Set(payments.map(({ payment_id }) => payment_id));
  return journal.filter(({ kind, ref }) => kind === 'gift' && !told.has(ref));
}

export function missingThere(move: JournalMove): ProviderGap {
  return gap('missing_there', move, move, move.amount, null);
}

function gap(
  kind: ProviderGapKind,
  { ref, currency, at }: ProviderMove,
  about: JournalMove | undefined,
  here: number | null,
  there: number | null,
): ProviderGap {
  const major = (minor: number | null) =>
    minor !== null && Object.hasOwn(CURRENCY_DECIMALS, currency) ? toMajorUnits(minor, currency) : minor;
  return {
    kind,
    provider_ref: ref,
    currency,
    at: at.toISOString(),
    here: major(here),
    there: major(there),
    donation_id: about?.donation_id ?? null,
    reference: about?.reference ?? null,
  };
}
