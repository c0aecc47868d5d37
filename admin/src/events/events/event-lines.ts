import type { EventRecord } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import { event as texts } from './event.fr';

/** « 6 mars 2027 à 10:00 », or that it has no date yet. */
export function whenLine({ start_date }: EventRecord): string {
  return start_date ? frenchMoment(start_date) : texts.list.no_date;
}

/** « Médiathèque, Lyon · En ligne ». */
export function placeLine({
  location,
  city,
  is_online,
}: Pick<EventRecord, 'location' | 'city' | 'is_online'>): string {
  const place = [location, city].filter(Boolean).join(', ');
  return [place, is_online && texts.list.online].filter(Boolean).join(' · ');
}
