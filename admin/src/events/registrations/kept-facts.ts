import type { EventRegistrationRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { texts } from './registration.fr';

const { kept } = texts;
type Kept = Pick<EventRegistrationRecord, 'needs_kept_until' | 'identity_kept_until'>;

/** What remains of a registration at `now`, and until when; amounts stay whatever goes. */
export function keptFacts(
  { needs_kept_until: needs, identity_kept_until: identity }: Kept,
  now: Date,
): [name: string, value: string][] {
  return [
    [kept.needs, untilLine(needs, now, kept.needs_later)],
    [kept.identity, untilLine(identity, now, kept.identity_later)],
    [kept.money, kept.always],
  ];
}

function untilLine(until: string | null, now: Date, later: string): string {
  if (until === null) return later;
  return new Date(until) < now ? kept.gone(frenchDay(until)) : kept.until(frenchDay(until));
}
