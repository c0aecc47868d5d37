import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { inFrench, orderOf } from '../../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../../platform/database/paris-days.js';
import type { FilterValues, RangeQuery } from '../../../platform/react-admin/range-query.js';
import { PAYMENT_METHODS } from '../../../giving/payments/payment.contract.js';
import { REGISTRATION_SOURCES, REGISTRATION_STATUSES } from '../registration.contract.js';
import { thenNewest } from '../../../platform/react-admin/then-newest.js';

/** What lists of registrations may be narrowed by. */
export const REGISTRATION_FILTERS = {
  ids: 'uuids',
  q: 'text',
  event_id: 'int',
  status: REGISTRATION_STATUSES,
  source: REGISTRATION_SOURCES,
  payment_method: PAYMENT_METHODS,
  paid: 'boolean',
  due: 'boolean',
  refund_waits: 'boolean',
  checked_in: 'boolean',
  has_needs: 'boolean',
  offered: 'boolean',
  created_from: 'day',
  created_to: 'day',
} as const;

export const REGISTRATION_SORTS = [
  'created_at',
  'updated_at',
  'last_name',
  'event_title',
  'event_start',
  'status',
  'seats',
  'total',
  'reference',
] as const;

/** A query over registrations `r`, their totals `total` and events `e`. */
export type FoundRegistrations = SelectQueryBuilder<ObjectLiteral>;

const LABELS = `concat_ws(' ', r.reference, r.first_name, r.last_name, r.email, r.organization, r.phone)`;

const YES_NO: Record<'paid' | 'due' | 'refund_waits' | 'checked_in' | 'has_needs' | 'offered', string> = {
  paid: 'r.paid_at IS NOT NULL',
  due: 'r.due_amount > 0',
  refund_waits: 'total.refund_waits',
  checked_in: 'total.checked_in > 0',
  has_needs: `r.special_needs <> ''`,
  offered: 'r.offered_until IS NOT NULL',
};

/** Narrows a list of registrations `r`, their totals `total` and events `e` to what staff ask for. */
export function applyRegistrationFilters(found: FoundRegistrations, { filter }: RangeQuery): void {
  const wanted = filter as FilterValues<typeof REGISTRATION_FILTERS>;
  if (wanted.ids) return void found.where('r.id = ANY(:ids)', { ids: wanted.ids });
  for (const name of ['status', 'source', 'payment_method'] as const)
    if (wanted[name]) found.andWhere(`r.${name} = ANY(:${name})`, { [name]: wanted[name] });
  const { event_id, created_from, created_to, q } = wanted;
  if (event_id !== undefined) found.andWhere('r.event_id = :event_id', { event_id });
  for (const [name, condition] of Object.entries(YES_NO)) {
    const asked = wanted[name as keyof typeof YES_NO];
    if (asked !== undefined) found.andWhere(asked ? condition : `NOT (${condition})`);
  }
  if (created_from)
    found.andWhere(`r.created_at >= ${dayStart(created_from, 'created_from')}`, { created_from });
  if (created_to) found.andWhere(`r.created_at <= ${dayEnd(created_to, 'created_to')}`, { created_to });
  if (q) found.andWhere(`says(${LABELS}, :q)`, { q: q.trim() });
}

const COLUMN_OF: Record<string, string> = {
  event_title: inFrench('e.title'),
  event_start: 'e.start_date',
  total: 'r.ticket_amount + r.donation_amount',
  status: `array_position(ARRAY['${REGISTRATION_STATUSES.join("', '")}'], r.status)`,
};

/** By default the newest first; people by their names in French order. */
export function applyRegistrationOrder(
  found: FoundRegistrations,
  [field, direction]: RangeQuery['sort'],
): void {
  found.orderBy(COLUMN_OF[field] ?? orderOf('r', field), direction, 'NULLS LAST');
  if (field === 'last_name') found.addOrderBy(orderOf('r', 'first_name'), direction);
  thenNewest(found, 'r', [field, direction]);
}

/** How lists and files of registrations are asked for. */
export const REGISTRATION_DIALECT = {
  sorts: REGISTRATION_SORTS,
  byDefault: ['created_at', 'DESC'],
  filters: REGISTRATION_FILTERS,
} as const;
