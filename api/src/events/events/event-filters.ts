import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import { periodCondition } from '../../platform/database/periods.js';
import type { EventTime } from './event-choices.contract.js';
import type { PageQuery } from '../../platform/http/page.dto.js';
import type { EventsQuery } from './event-query.dto.js';
import { applyFilters, type Conditions } from '../../platform/database/filters.js';

const NOW = 'CAST(:now AS timestamptz)';
const MINOR_PER_MAJOR = "(CASE e.currency WHEN 'XAF' THEN 1 ELSE 100 END)";
const MONTH_START = `CAST(:month || '-01' AS date)::timestamp`;

/** What the public may read of the events `e`. */
export const IS_PUBLIC = "e.status <> 'draft' AND e.archived_at IS NULL AND e.deleted_at IS NULL";

export const IN_TIME: Record<EventTime, string> = {
  upcoming: `e.start_date > ${NOW}`,
  ongoing: `(e.start_date <= ${NOW} AND e.ends_at >= ${NOW})`,
  past: `e.ends_at < ${NOW}`,
  current: `coalesce(e.ends_at >= ${NOW}, true)`,
};

const HAS_SEATS = `(e.status = 'published' AND ${IN_TIME.current}
  AND coalesce(e.available_seats > 0, true))`;

const plain = (text: string) => `lower(unaccent(${text}))`;
const contains = (text: string, parameter: string) => `says(${text}, :${parameter})`;
const same = (text: string, parameter: string) => `${plain(text)} = ${plain(`:${parameter}`)}`;
const bears = (ids: string) => `e.tag_ids && ARRAY(${ids})`;
const told = (column: string) => (value: boolean) => `e.${column} ${value ? '<>' : '='} ''`;

/** What each filter of the public list asks of an event `e`; the parameter's value is bound under its name. */
const CONDITIONS: Conditions<Exclude<keyof EventsQuery, keyof PageQuery | 'order_by'>> = {
  search: () => 'e.search @@ french_query(:search)',
  status: () => 'e.status = :status',
  type: () => 'e.event_type = :type',
  time: (value: EventTime) => IN_TIME[value],
  location: () => contains(`concat_ws(' ', e.location, e.address, e.city, e.country)`, 'location'),
  online: () => 'e.is_online = :online',
  free: () => 'e.is_free = :free',
  min_price: () => `e.price >= CAST(:min_price AS numeric) * ${MINOR_PER_MAJOR}`,
  max_price: () => `e.price <= CAST(:max_price AS numeric) * ${MINOR_PER_MAJOR}`,
  organizer: () => contains(`concat_ws(' ', e.organizer_first_name, e.organizer_last_name)`, 'organizer'),
  min_participants: () => 'coalesce(e.max_participants >= :min_participants, true)',
  max_participants: () => 'e.max_participants <= :max_participants',
  start_date: (value: string, parameter) => `e.start_date >= ${dayStart(value, parameter)}`,
  end_date: (value: string, parameter) => `e.ends_at <= ${dayEnd(value, parameter)}`,
  period: (value: never) =>
    `(e.start_date IS NOT NULL AND ${periodCondition(value, 'e.start_date', 'e.ends_at')})`,
  month: () =>
    `(e.start_date < (${MONTH_START} + interval '1 month') AT TIME ZONE 'Europe/Paris'
      AND e.ends_at > ${MONTH_START} AT TIME ZONE 'Europe/Paris')`,
  requires_registration: () => 'e.requires_registration = :requires_registration',
  has_availability: (value: boolean) => (value ? HAS_SEATS : `NOT ${HAS_SEATS}`),
  featured: () => 'e.featured = :featured',
  tags: () =>
    bears(
      `SELECT tag.id FROM tags tag, unnest(string_to_array(:tags, ',')) AS asked
        WHERE tag.slug = trim(asked) OR ${plain('tag.name')} = ${plain('trim(asked)')}`,
    ),
  tag_ids: () => bears(`SELECT asked::int FROM unnest(string_to_array(:tag_ids, ',')) AS asked`),
  city: () => same('e.city', 'city'),
  country: () => same('e.country', 'country'),
  language: () => 'e.language = :language',
  has_accessibility: told('accessibility_info'),
  has_parking: told('parking_info'),
  provides_food: () => 'e.food_provided = :provides_food',
  has_wifi: () => 'e.wifi_available = :has_wifi',
};

/** Narrows the list to what the query asks; `now` gives times and periods their meaning. */
export function applyEventFilters<T extends ObjectLiteral>(
  found: SelectQueryBuilder<T>,
  query: EventsQuery,
  now: Date,
): void {
  found.setParameter('now', now);
  applyFilters(found, CONDITIONS, query, now);
}

const ORDERED_AS: Record<string, string> = {
  price: `e.price::numeric / ${MINOR_PER_MAJOR}`,
  end_date: 'e.ends_at',
};

/**
 * Orders the list as asked; by default the cancelled last of all, over all pages, and before them what matches best,
 * then the next to come, then the last that were.
 */
export function applyEventOrder<T extends ObjectLiteral>(
  found: SelectQueryBuilder<T>,
  { order_by, search }: EventsQuery,
): void {
  if (order_by) {
    const field = order_by.replace(/^-/, '');
    const direction = order_by.startsWith('-') ? 'DESC' : 'ASC';
    found.orderBy(ORDERED_AS[field] ?? orderOf('e', field), direction, 'NULLS LAST');
  } else {
    found.addOrderBy("(e.status = 'cancelled')", 'ASC');
    if (search !== undefined) found.addOrderBy('ts_rank(e.search, french_query(:search))', 'DESC');
    found.addOrderBy(`coalesce(e.ends_at < ${NOW}, false)`, 'ASC');
    found.addOrderBy(`CASE WHEN e.ends_at >= ${NOW} THEN e.start_date END`, 'ASC', 'NULLS LAST');
    found.addOrderBy('e.start_date', 'DESC', 'NULLS LAST');
  }
  found.addOrderBy('e.id', 'DESC');
}
