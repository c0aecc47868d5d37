import type { SelectQueryBuilder } from 'typeorm';
import { LARGE_DONATION_BOXES } from '../alerts/goods-alert.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { choiceOrder } from '../../platform/database/choice-order.js';
import type { Sort } from '../../platform/http/query-fields.js';
import type { FilterValues } from '../../platform/react-admin/range-query.js';
import { DONOR_TYPES, PHYSICAL_DONATION_TYPES } from './physical-donation-choices.contract.js';
import { contains } from '../../platform/database/folded-text.js';
import { orderOf } from '../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import {
  CONTACT_PROMISES,
  LATENESS,
  type Lateness,
  PHYSICAL_DONATION_STATUSES,
} from './physical-donation-state.contract.js';
import { thenNewest } from '../../platform/react-admin/then-newest.js';

export const PHYSICAL_DONATION_FILTERS = {
  ids: 'uuids',
  q: 'text',
  status: PHYSICAL_DONATION_STATUSES,
  donation_type: PHYSICAL_DONATION_TYPES,
  donor_type: DONOR_TYPES,
  campaign_id: 'text',
  city: 'text',
  postal_code: 'text',
  created_from: 'day',
  created_to: 'day',
  pickup_from: 'day',
  pickup_to: 'day',
  late: LATENESS,
  large: 'boolean',
  needs_help: 'boolean',
  shelf: ['live', 'bin'],
} as const;

type Filters = FilterValues<typeof PHYSICAL_DONATION_FILTERS>;

/** What staff look for, in either dialect. */
export interface PhysicalDonationCriteria extends Omit<Filters, 'campaign_id' | 'late' | 'shelf'> {
  campaign_id?: number;
  late?: Lateness;
  bin?: boolean;
}

const CONTACT_LATE = `(donation.status = 'validated' AND donation.validated_at + interval '${CONTACT_PROMISES.first_hours} hours' < :now)`;
const PICKUP_LATE = `(donation.status = 'pickup_scheduled' AND collection.pickup_date < CAST(:today AS date))`;
const LATE: Record<Lateness, string> = {
  contact: CONTACT_LATE,
  pickup: PICKUP_LATE,
  any: `(${CONTACT_LATE} OR ${PICKUP_LATE})`,
};

const LABELS = [
  'donation.reference',
  'donation.city',
  'donation.postal_code',
  'campaign.title',
  'donation.contact_name',
  'donation.organization_name',
  'donation.email',
  'donation.street_address',
  "regexp_replace(donation.phone, '\\s', '', 'g')",
  'donation.phone',
];
const FOUND = contains(`concat_ws(' ', ${LABELS.join(', ')})`, 'q');

export type FoundPhysicalDonations = SelectQueryBuilder<PhysicalDonationRow>;

/** Narrows a list of donations; `collection` is their transaction, `campaign` their campaign. */
export function applyPhysicalDonationCriteria(
  list: FoundPhysicalDonations,
  wanted: PhysicalDonationCriteria,
  now: Date,
): void {
  list.setParameters({ now, today: parisDay(now) });
  // getMany asks for records by their identifiers, wherever they are.
  if (wanted.ids) return void list.where('donation.id = ANY(:ids)', { ids: wanted.ids });
  list.where(`donation.deleted_at IS ${wanted.bin ? 'NOT ' : ''}NULL`);
  for (const field of ['status', 'donation_type', 'donor_type'] as const)
    if (wanted[field]) list.andWhere(`donation.${field} = ANY(:${field})`, { [field]: wanted[field] });
  const { campaign_id, postal_code, city, late, large, needs_help, q } = wanted;
  if (campaign_id !== undefined) list.andWhere('donation.campaign_id = :campaign_id', { campaign_id });
  if (postal_code) list.andWhere('starts_with(donation.postal_code, :postal_code)', { postal_code });
  if (city) list.andWhere(contains('donation.city', 'city'), { city });
  if (late) list.andWhere(LATE[late]);
  if (large !== undefined)
    list.andWhere(
      `coalesce(donation.estimated_boxes_or_items, 0) ${large ? '>=' : '<'} ${LARGE_DONATION_BOXES}`,
    );
  if (needs_help !== undefined) list.andWhere('donation.requires_help = :needs_help', { needs_help });
  applyDays(list, wanted);
  if (q) list.andWhere(FOUND, { q });
}

function applyDays(
  list: FoundPhysicalDonations,
  { created_from, created_to, pickup_from, pickup_to }: PhysicalDonationCriteria,
): void {
  if (created_from) list.andWhere(`donation.created_at >= ${dayStart(created_from, 'created_from')}`);
  if (created_to) list.andWhere(`donation.created_at <= ${dayEnd(created_to, 'created_to')}`);
  if (pickup_from) list.andWhere('collection.pickup_date >= CAST(:pickup_from AS date)');
  if (pickup_to) list.andWhere('collection.pickup_date <= CAST(:pickup_to AS date)');
  list.setParameters({ created_from, created_to, pickup_from, pickup_to });
}

export const PHYSICAL_DONATION_SORTS = [
  'urgency',
  'reference',
  'status',
  'created_at',
  'updated_at',
  'validated_at',
  'contact_due_at',
  'pickup_date',
  'estimated_boxes_or_items',
  'city',
  'postal_code',
  'donation_type',
  'campaign_name',
] as const;

const COLUMN_OF: Record<string, string> = {
  status: choiceOrder(PHYSICAL_DONATION_STATUSES, 'donation.status'),
  contact_due_at: "CASE WHEN donation.status = 'validated' THEN donation.validated_at END",
  pickup_date: 'collection.pickup_date',
  campaign_name: orderOf('campaign', 'title'),
};

/** Late calls first, then late pick-ups, calls to make, days to find, pick-ups to come, and the rest, newest first. */
const URGENCY = `CASE WHEN ${CONTACT_LATE} THEN 0 WHEN ${PICKUP_LATE} THEN 1
  WHEN donation.status = 'validated' THEN 2 WHEN donation.status = 'pending_pickup' THEN 3
  WHEN donation.status = 'pickup_scheduled' THEN 4 ELSE 5 END`;
const WAITING_SINCE = `CASE donation.status WHEN 'validated' THEN donation.validated_at
  WHEN 'pending_pickup' THEN collection.contacted_at
  WHEN 'pickup_scheduled' THEN CAST(collection.pickup_date AS timestamp) AT TIME ZONE 'Europe/Paris' END`;

/** Puts a list in order; `urgency` has one direction, as nobody wants the least urgent first. */
export function applyPhysicalDonationOrder(list: FoundPhysicalDonations, [field, direction]: Sort): void {
  if (field === 'urgency') list.orderBy(URGENCY, 'ASC').addOrderBy(WAITING_SINCE, 'ASC');
  else list.orderBy(COLUMN_OF[field] ?? orderOf('donation', field), direction, 'NULLS LAST');
  thenNewest(list, 'donation', [field, direction]);
}
