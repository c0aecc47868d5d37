import {
  amountDoubt,
  readAmount,
  SCHOLARSHIP_FILTER_MESSAGES,
  SCHOLARSHIP_LIMITS,
} from '@livres/api/contract';
import { filterFaults as words } from './scholarships.content';
import { isDay } from '../../shared/format/dates';

interface Fault {
  message: string;
  /** It is about this one and its other end. */
  isCrossed?: boolean;
}
export type RangeName = 'min_amount' | 'max_amount' | 'deadline_from' | 'deadline_to';
export type ScholarshipFaults = Partial<Record<RangeName, Fault>>;

/** What is wrong with the amounts (euros) and deadlines that were filled in, on a day of Paris. Source: specification §5. */
export function scholarshipFaults(typed: Partial<Record<string, string>>, today: string): ScholarshipFaults {
  const { min_amount, max_amount, deadline_from, deadline_to } = typed;
  return {
    ...ofEach({ min_amount, max_amount }, amountFault),
    ...ofEach({ deadline_from, deadline_to }, (day) => dayFault(day, today)),
    ...amountsCrossed(min_amount, max_amount),
    ...daysCrossed(deadline_from, deadline_to, today),
  };
}

function ofEach(
  values: Partial<Record<RangeName, string | undefined>>,
  faultOf: (value: string) => string | null,
): ScholarshipFaults {
  const faults: ScholarshipFaults = {};
  for (const [name, value] of Object.entries(values)) {
    const message = value ? faultOf(value) : null;
    if (message) faults[name as RangeName] = { message };
  }
  return faults;
}

function amountFault(value: string): string | null {
  const { minor, fault } = readAmount(value, 2);
  if (fault === 'negative') return SCHOLARSHIP_FILTER_MESSAGES.amount_negative;
  if (minor === null) return amountDoubt(value) ?? words.amountUnreadable;
  return minor > SCHOLARSHIP_LIMITS.max_amount * 100 ? words.amountTooHigh : null;
}

function dayFault(value: string, today: string): string | null {
  if (!isDay(value)) return words.dayUnreadable;
  return value < today ? SCHOLARSHIP_FILTER_MESSAGES.deadline_past : null;
}

function amountsCrossed(min: string | undefined, max: string | undefined): ScholarshipFaults {
  if (!min || !max || amountFault(min) || amountFault(max) || cents(min) <= cents(max)) return {};
  return { min_amount: { message: SCHOLARSHIP_FILTER_MESSAGES.amounts_crossed, isCrossed: true } };
}

const cents = (typed: string) => readAmount(typed, 2).minor ?? 0;

function daysCrossed(from: string | undefined, to: string | undefined, today: string): ScholarshipFaults {
  if (!from || !to || dayFault(from, today) || dayFault(to, today) || from <= to) return {};
  return { deadline_to: { message: SCHOLARSHIP_FILTER_MESSAGES.deadlines_crossed, isCrossed: true } };
}
