import { amountDoubt, toMajorUnits, toMinorUnits, type Currency } from '@livres/api/contract';
import { frenchMoney } from '../../../shared/format/french-number';
import { acts } from '../registration-actions.fr';

const { refund } = acts;

type Part = 'amount' | 'donation_amount';
export type RefundTyped = Partial<Record<Part, string | null>>;
/** Major units. */
export type RefundLeft = Record<Part, number>;

const PARTS: readonly Part[] = ['amount', 'donation_amount'];

/** What is wrong with what is to be given back, of the seats and of the gift on top. */
export function refundFaults(
  typed: RefundTyped,
  left: RefundLeft,
  currency: Currency,
): Record<string, string> {
  const faults = PARTS.map((part) => [part, faultOf(typed[part], left[part], currency)] as const);
  const found = Object.fromEntries(faults.filter(([, fault]) => fault !== null)) as Record<string, string>;
  if (Object.keys(found).length > 0) return found;
  const isNothing = PARTS.every((part) => (toMinorUnits(typed[part]?.trim() || '0', currency) ?? 0) === 0);
  return isNothing ? { amount: refund.nothing } : {};
}

/** What is sent: the parts that were typed. */
export function refundAmounts(typed: RefundTyped): Partial<Record<Part, string>> {
  const told = PARTS.map((part) => [part, typed[part]?.trim()] as const);
  return Object.fromEntries(told.filter(([, text]) => text));
}

function faultOf(typed: string | null | undefined, left: number, currency: Currency): string | null {
  if (!typed?.trim()) return null;
  const minor = toMinorUnits(typed, currency);
  if (minor === null) return amountDoubt(typed) ?? refund.wrong;
  return toMajorUnits(minor, currency) > left ? refund.too_much(frenchMoney(left, currency)) : null;
}
