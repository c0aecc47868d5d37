import type { EventRegistrationRecord } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { texts } from './registration.fr';

type Person = Pick<EventRegistrationRecord, 'first_name' | 'last_name' | 'organization'>;
type Money = Pick<
  EventRegistrationRecord,
  'total' | 'currency' | 'is_paid' | 'due' | 'refunded' | 'refund_pending'
>;

/** « Claire Petit »; no name for those who see no people. */
export function whoRegistered({ first_name, last_name, organization }: Person): string {
  return [first_name, last_name].filter(Boolean).join(' ') || organization || texts.unknown;
}

/** « 6 mars 2027 à 10:00 », or that it has no date yet. */
export const momentOf = (start: string | null): string => (start ? frenchMoment(start) : texts.no_date);

/** « 3 places · 2 entrées ». */
export function seatsLine({
  seats,
  checked_in,
}: Pick<EventRegistrationRecord, 'seats' | 'checked_in'>): string {
  return [texts.seats(seats), checked_in > 0 && texts.in(checked_in)].filter(Boolean).join(' · ');
}

export const moneyLine = ({ total, currency }: Money): string =>
  total > 0 ? frenchMoney(total, currency) : texts.free;

/** Whether what it costs was paid, in words; null where it costs nothing. */
export function paidWords({ total, currency, is_paid, due, refunded, refund_pending }: Money): string | null {
  if (total === 0) return null;
  if (due > 0) return texts.due(frenchMoney(due, currency));
  if (refund_pending > 0) return texts.refund_pending;
  if (!is_paid) return texts.unpaid;
  if (refunded === 0) return texts.paid;
  return refunded < total ? texts.partly_refunded : texts.refunded;
}

/** What else is to be seen at a glance. */
export function marksOf(registration: EventRegistrationRecord): string[] {
  const { has_needs, is_offered, offered_seats, declined_seats, seats, waiting_position } = registration;
  const isPart = offered_seats !== null && offered_seats < seats;
  const marks = [
    is_offered && (isPart ? texts.offered_part(offered_seats, seats) : texts.offered),
    !is_offered && waiting_position !== null && declined_seats > 0 && texts.declined(declined_seats),
    !is_offered && waiting_position !== null && texts.beyond(waiting_position),
    has_needs && texts.needs,
  ];
  return marks.filter((mark) => mark !== false);
}
