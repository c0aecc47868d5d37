import { FREQUENCIES } from '../donors/giving.contract.js';
import { PAYMENT_PROVIDERS } from '../payments/payment.contract.js';
import { inFrench, orderOf } from '../../platform/database/french-order.js';
import type { FilterValues } from '../../platform/react-admin/range-query.js';
import { RECURRING_HEALTH } from './recurring-gift.contract.js';
import { RECURRING_STATUSES } from './recurring-gift-state.contract.js';
import type { FoundGifts } from './recurring-overview.service.js';
import { thenNewest } from '../../platform/react-admin/then-newest.js';

export const RECURRING_FILTERS = {
  ids: 'uuids',
  q: 'text',
  email: 'text',
  status: RECURRING_STATUSES,
  health: RECURRING_HEALTH,
  frequency: FREQUENCIES,
  provider: PAYMENT_PROVIDERS,
  campaign_id: 'int',
} as const;

export type RecurringCriteria = FilterValues<typeof RECURRING_FILTERS>;

export const RECURRING_SORTS = [
  'health',
  'reference',
  'status',
  'donor_name',
  'amount',
  'monthly_amount',
  'frequency',
  'given',
  'payments',
  'next_payment_at',
  'failed_payments',
  'created_at',
  'started_at',
  'campaign_name',
] as const;

const SOON_DAYS = 45;
/** The last day of the card, from « expire 08/2027 ». */
const CARD_ENDS = `(to_date(substring(gift.payment_label FROM 'expire (\\d{2}/\\d{4})'), 'MM/YYYY') + interval '1 month - 1 day')`;
const HEALTH = `CASE WHEN gift.status = 'past_due' THEN 'failing'
  WHEN gift.status = 'active' AND ${CARD_ENDS} <= CAST(:today AS date) + ${SOON_DAYS} THEN 'expiring'
  WHEN gift.status = 'active' THEN 'well' WHEN gift.status = 'paused' THEN 'paused'
  WHEN gift.status = 'pending' THEN 'waiting' ELSE 'stopped' END`;
const HEALTH_ORDER = `array_position(ARRAY['failing', 'expiring', 'well', 'paused', 'waiting', 'stopped'], ${HEALTH})`;

const NAME = `coalesce(nullif(CASE WHEN gift.donor_type = 'particulier' THEN concat_ws(' ', nullif(gift.last_name, ''), gift.first_name)
  ELSE gift.organization_name END, ''), gift.email)`;
const LABELS = `concat_ws(' ', gift.reference, gift.email, gift.first_name, gift.last_name, gift.organization_name, campaign.title)`;

/** Narrows a list of recurring gifts; `today` is a day of Paris. */
export function applyRecurringFilters(found: FoundGifts, wanted: RecurringCriteria, today: string): void {
  const { ids, q, email, health, campaign_id } = wanted;
  found.setParameters({ today });
  if (ids) return void found.where('gift.id = ANY(:ids)', { ids });
  found.where('true');
  for (const field of ['status', 'frequency', 'provider'] as const)
    if (wanted[field]) found.andWhere(`gift.${field} = ANY(:${field})`, { [field]: wanted[field] });
  if (health) found.andWhere(`${HEALTH} = ANY(:health)`, { health });
  if (campaign_id !== undefined) found.andWhere('gift.campaign_id = :campaign_id', { campaign_id });
  if (email) found.andWhere('lower(gift.email) = lower(:email)', { email });
  if (q) found.andWhere(`says(${LABELS}, :q)`, { q });
}

const COLUMN_OF: Record<string, string> = {
  donor_name: inFrench(NAME),
  monthly_amount: `gift.amount / CASE gift.frequency WHEN 'monthly' THEN 1 WHEN 'quarterly' THEN 3 ELSE 12 END::numeric`,
  campaign_name: orderOf('campaign', 'title'),
  given: 'given',
  payments: 'payments',
};

/** Puts them in order: those that fail first, unless another order is asked for. */
export function applyRecurringOrder(
  found: FoundGifts,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
  today: string,
): void {
  found.setParameters({ today });
  if (field === 'health') found.orderBy(HEALTH_ORDER, direction).addOrderBy('gift.failed_payments', 'DESC');
  else found.orderBy(COLUMN_OF[field] ?? orderOf('gift', field), direction, 'NULLS LAST');
  thenNewest(found, 'gift', [field, direction]);
}
