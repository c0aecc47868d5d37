import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import {
  CONTACT_PROMISES,
  LATE_FILTERS,
  type LateFilter,
  TRANSACTION_STATUSES,
} from '../physical-donations/physical-donation-state.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_SLOTS,
} from '../physical-donations/physical-donation-choices.contract.js';
import { choiceOrder } from '../../platform/database/choice-order.js';
import type { Sort } from '../../platform/http/query-fields.js';
import type { FilterValues } from '../../platform/react-admin/range-query.js';
import { contains, folded } from '../../platform/database/folded-text.js';
import { inFrench, orderOf } from '../../platform/database/french-order.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { thenNewest } from '../../platform/react-admin/then-newest.js';

export const TRANSACTION_FILTERS = {
  ids: 'uuids',
  q: 'text',
  status: TRANSACTION_STATUSES,
  late: LATE_FILTERS,
  donation_type: PHYSICAL_DONATION_TYPES,
  campaign_id: 'int',
  physical_donation: 'uuid',
  pickup_date: 'day',
  pickup_from: 'day',
  pickup_to: 'day',
  pickup_slot: PICKUP_SLOTS,
  /** A name, whole; `-` for those that are nobody's. */
  assigned_to: 'text',
  /** A code, or its beginning. */
  postal_code: 'text',
  city: 'text',
  created_from: 'day',
  created_to: 'day',
  min_boxes: 'int',
  max_boxes: 'int',
  needs_help: 'boolean',
} as const;
export type TransactionFilter = FilterValues<typeof TRANSACTION_FILTERS>;

/** The states of what has its day, to come or over. */
export const PLANNED = ['pickup_scheduled', 'completed'] as const;

const isLateFor = {
  contact: "(collection.status = 'pending_contact' AND donation.validated_at <= :contact_due)",
  pickup: "(collection.status = 'pickup_scheduled' AND collection.pickup_date < CAST(:today AS date))",
};
const isLate = `(${isLateFor.contact} OR ${isLateFor.pickup})`;
const LATE: Record<LateFilter, string> = {
  ...isLateFor,
  any: isLate,
  true: isLate,
  false: `NOT ${isLate}`,
};

/** What is asked now: what « late » and « urgent » mean depends on it. */
export function momentOf(now: Date): { today: string; contact_due: Date } {
  return {
    today: parisDay(now),
    contact_due: new Date(now.getTime() - CONTACT_PROMISES.first_hours * HOUR_MS),
  };
}

const begins = (sql: string, name: string) => `starts_with(${folded(sql)}, ${folded(`:${name}`)})`;

const LABELS =
  "concat_ws(' ', donation.reference, donation.postal_code, donation.city, donation.contact_name, donation.organization_name, donation.email, donation.phone, donation.street_address, collection.assigned_to)";

/** How each filter narrows a list. */
export function filterTransactions(
  found: SelectQueryBuilder<ObjectLiteral>,
  filter: TransactionFilter,
): void {
  for (const [name, condition] of Object.entries(CONDITIONS) as [keyof TransactionFilter, string][]) {
    const value = filter[name];
    if (value !== undefined) found.andWhere(condition, { [name]: value });
  }
  const { late, q, assigned_to } = filter;
  if (late) found.andWhere(`(${late.map((one) => LATE[one]).join(' OR ')})`);
  if (q) found.andWhere(contains(LABELS, 'q'), { q });
  if (assigned_to === '-') found.andWhere('collection.assigned_to IS NULL');
  else if (assigned_to)
    found.andWhere(`${folded('collection.assigned_to')} = ${folded(':assigned_to')}`, { assigned_to });
}

const CONDITIONS: Partial<Record<keyof TransactionFilter, string>> = {
  status: 'collection.status = ANY(:status)',
  donation_type: 'donation.donation_type = ANY(:donation_type)',
  pickup_slot: 'collection.pickup_slot = ANY(:pickup_slot)',
  postal_code: begins('donation.postal_code', 'postal_code'),
  city: contains('donation.city', 'city'),
  campaign_id: 'donation.campaign_id = :campaign_id',
  pickup_date: 'collection.pickup_date = CAST(:pickup_date AS date)',
  pickup_from: 'collection.pickup_date >= CAST(:pickup_from AS date)',
  pickup_to: 'collection.pickup_date <= CAST(:pickup_to AS date)',
  created_from: "collection.created_at >= CAST(:created_from AS date)::timestamp AT TIME ZONE 'Europe/Paris'",
  created_to:
    "collection.created_at < (CAST(:created_to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Paris'",
  min_boxes: 'donation.estimated_boxes_or_items >= :min_boxes',
  max_boxes: 'donation.estimated_boxes_or_items <= :max_boxes',
  needs_help: 'donation.requires_help = :needs_help',
  physical_donation: 'collection.physical_donation_id = :physical_donation',
};

/** What a coordinator does first: late calls, late pick-ups, calls due soonest, what waits for a day, planned days. */
const URGENCY = `CASE WHEN ${isLateFor.contact} THEN 0 WHEN ${isLateFor.pickup} THEN 1
  WHEN collection.status = 'pending_contact' THEN 2 WHEN collection.status = 'contacted' THEN 3
  WHEN collection.status = 'pickup_scheduled' THEN 4 ELSE 5 END`;
const WITHIN_URGENCY = `CASE collection.status WHEN 'pending_contact' THEN extract(epoch FROM donation.validated_at)
  WHEN 'contacted' THEN extract(epoch FROM collection.contacted_at)
  WHEN 'pickup_scheduled' THEN extract(epoch FROM collection.pickup_date::timestamp)
  ELSE -extract(epoch FROM collection.updated_at) END`;

/** The order of the three slots of a day. */
const SLOT_ORDER = choiceOrder(PICKUP_SLOTS, 'collection.pickup_slot');

const SORTS: Record<string, readonly string[]> = {
  urgency: [URGENCY, WITHIN_URGENCY],
  pickup_date: ['collection.pickup_date', SLOT_ORDER],
  created_at: ['collection.created_at'],
  updated_at: ['collection.updated_at'],
  validated_at: ['donation.validated_at'],
  contacted_at: ['collection.contacted_at'],
  completed_at: ['collection.completed_at'],
  status: [choiceOrder(TRANSACTION_STATUSES, 'collection.status')],
  reference: ['donation.reference'],
  city: [orderOf('donation', 'city')],
  postal_code: ['donation.postal_code'],
  donation_type: ['donation.donation_type'],
  estimated_boxes_or_items: ['donation.estimated_boxes_or_items'],
  round_position: ['collection.pickup_date', 'collection.round_position'],
};
export const TRANSACTION_SORTS = Object.keys(SORTS);

/** As a round was put in order; what was not, by postal code, and of one by slot. */
const ROUND = [
  'collection.round_position',
  'donation.postal_code',
  SLOT_ORDER,
  inFrench('donation.street_address'),
];

/** What has no such value comes last, either way round. */
export function sortTransactions(found: SelectQueryBuilder<ObjectLiteral>, [field, direction]: Sort): void {
  for (const sql of field === 'round' ? ROUND : (SORTS[field] ?? []))
    found.addOrderBy(sql, direction, 'NULLS LAST');
  thenNewest(found, 'collection', [field, direction]);
}
