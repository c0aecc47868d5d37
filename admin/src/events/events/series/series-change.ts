import type { EventRecord, EventSeriesChange, EventSeriesDate, SeriesScope } from '@livres/api/contract';
import { parisMoment } from '../../../shared/format/paris-moment';
import { series as texts } from './event-series.fr';

type Place = Pick<
  EventRecord,
  'is_online' | 'online_url' | 'location' | 'address' | 'city' | 'country' | 'latitude' | 'longitude'
>;

/** The form: what of an event changes, and at which of the dates that go with it. */
export interface TypedChange extends Record<string, unknown>, Place {
  scope: SeriesScope;
  hours: boolean;
  start_time: string;
  end_time: string | null;
  place: boolean;
  ticked_ids: number[];
}

const clockOf = (moment: string | null) => parisMoment(moment).slice(11);

/** The event as it is, of which nothing changes yet. */
export function blankChange(event: EventRecord): TypedChange {
  return {
    scope: 'all',
    hours: false,
    start_time: clockOf(event.start_date),
    end_time: clockOf(event.end_date),
    place: false,
    ...placeOf(event),
    ticked_ids: [],
  };
}

function placeOf(from: Place): Place {
  const { is_online, online_url, location, address, city, country, latitude, longitude } = from;
  return { is_online, online_url, location, address, city, country, latitude, longitude };
}

/** What is asked of the api: what does not change is left out. */
export function seriesChange(typed: TypedChange, version: number): EventSeriesChange {
  const { scope, ticked_ids, start_time, end_time } = typed;
  return {
    version,
    scope,
    ticked_ids,
    ...(typed.hours && { start_time, end_time: end_time || null }),
    ...(typed.place && placeOf(typed)),
  };
}

/** What is wrong before anything is sent, by field. */
export function changeFaults({ hours, place, start_time }: TypedChange): Record<string, string> {
  if (!hours && !place) return { hours: texts.nothing };
  return hours && !start_time ? { start_time: texts.start_missing } : {};
}

/** The dates that a choice is for; the api decides again. */
export function datesInScope(
  dates: readonly EventSeriesDate[],
  { id, start_date }: EventRecord,
  scope: SeriesScope,
): EventSeriesDate[] {
  const from = dates.find((date) => date.id === id)?.start_date ?? start_date;
  if (scope === 'one') return dates.filter((date) => date.id === id);
  return dates.filter((date) => scope === 'all' || (from !== null && date.start_date >= from));
}
