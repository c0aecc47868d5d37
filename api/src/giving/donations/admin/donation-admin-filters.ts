import type { SelectQueryBuilder } from 'typeorm';
import { DONATION_STATUSES } from '../donation-choices.contract.js';
import { FREQUENCIES, GIVER_TYPES } from '../../donors/giving.contract.js';
import { PAYMENT_METHODS, PAYMENT_MODES, PAYMENT_PROVIDERS } from '../../payments/payment.contract.js';
import { inFrench, orderOf } from '../../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../../platform/database/paris-days.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import { amountDoubt } from '../../../platform/money/typed-amount.contract.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import { ATTENTION_SQL } from './donation-attention.js';
import {
  DONATION_ATTENTIONS,
  DONATION_ADMIN_MESSAGES,
  DONATION_SOURCE_LABELS,
  type DonationAttention,
} from './donation-admin.contract.js';
import type { MoneyDonationOverview } from './money-donation-overview.entity.js';

export const ADMIN_FILTERS = {
  ids: 'uuids',
  q: 'text',
  status: DONATION_STATUSES,
  payment_method: PAYMENT_METHODS,
  provider: PAYMENT_PROVIDERS,
  mode: PAYMENT_MODES,
  frequency: FREQUENCIES,
  donor_type: GIVER_TYPES,
  source: Object.keys(DONATION_SOURCE_LABELS),
  utm_source: 'text',
  utm_campaign: 'text',
  campaign_id: 'int',
  recurring_gift_id: 'uuid',
  donor_id: 'uuid',
  amount_from: 'text',
  amount_to: 'text',
  given_from: 'day',
  given_to: 'day',
  created_from: 'day',
  created_to: 'day',
  refunded: 'boolean',
  is_anonymous: 'boolean',
  attention: DONATION_ATTENTIONS,
} as const;

export const ADMIN_SORTS = [
  'created_at',
  'given_at',
  'amount',
  'status',
  'donor_name',
  'campaign_name',
  'reference',
  'payment_method',
  'updated_at',
  'utm_source',
  'utm_campaign',
] as const;

interface Criteria {
  ids?: string[];
  q?: string;
  status?: string[];
  payment_method?: string[];
  provider?: string[];
  mode?: string[];
  frequency?: string[];
  donor_type?: string[];
  source?: string[];
  utm_source?: string;
  utm_campaign?: string;
  campaign_id?: number;
  recurring_gift_id?: string;
  donor_id?: string;
  amount_from?: string;
  amount_to?: string;
  given_from?: string;
  given_to?: string;
  created_from?: string;
  created_to?: string;
  refunded?: boolean;
  is_anonymous?: boolean;
  attention?: DonationAttention[];
}

export type FoundDonations = SelectQueryBuilder<MoneyDonationOverview>;

const LISTED = [
  ...(['status', 'payment_method', 'provider', 'mode', 'frequency', 'donor_type', 'source'] as const),
] as const;
const EQUAL = ['campaign_id', 'recurring_gift_id', 'donor_id', 'is_anonymous'] as const;
const CODES = ['utm_source', 'utm_campaign'] as const;
const LABELS = [
  'd.reference',
  'd.donor_name',
  'd.first_name',
  'd.last_name',
  'd.organization_name',
  'd.email',
  'd.city',
  'd.postal_code',
  'd.campaign_name',
  'd.dedication',
].join(', ');

/** Narrows a list of gifts of money to what staff ask for. */
export function applyAdminCriteria(found: FoundDonations, { filter }: RangeQuery, now: Date): void {
  const wanted = filter as Criteria;
  if (wanted.ids) return void found.where('d.id = ANY(:ids)', { ids: wanted.ids });
  for (const field of LISTED)
    if (wanted[field]) found.andWhere(`d.${field} = ANY(:${field})`, { [field]: wanted[field] });
  for (const field of EQUAL)
    if (wanted[field] !== undefined) found.andWhere(`d.${field} = :${field}`, { [field]: wanted[field] });
  for (const field of CODES)
    if (wanted[field]) found.andWhere(holds(`gift.${field}`, field), { [field]: wanted[field].trim() });
  if (wanted.refunded !== undefined) found.andWhere(`d.refunded ${wanted.refunded ? '>' : '='} 0`);
  for (const kind of wanted.attention ?? []) found.andWhere(ATTENTION_SQL[kind], { now });
  applyAmounts(found, wanted);
  applyDays(found, wanted);
  if (wanted.q)
    found.andWhere(holds(`concat_ws(' ', ${LABELS})`, 'q'), { q: keptReference(wanted.q.trim()) });
}

/** Whether a text holds what is looked for, whatever its capitals and accents. */
const holds = (text: string, parameter: string) =>
  `strpos(lower(unaccent(${text})), lower(unaccent(:${parameter}))) > 0`;

function applyAmounts(found: FoundDonations, { amount_from, amount_to }: Criteria): void {
  if (amount_from) found.andWhere('d.amount >= :least', { least: centsOf('amount_from', amount_from) });
  if (amount_to) found.andWhere('d.amount <= :most', { most: centsOf('amount_to', amount_to) });
}

function centsOf(name: string, text: string): number {
  const cents = toMinorUnits(text, 'EUR');
  if (cents === null)
    throw platformErrors.invalid({
      [`filter.${name}`]: amountDoubt(text) ?? DONATION_ADMIN_MESSAGES.amount,
    });
  return cents;
}

function applyDays(
  found: FoundDonations,
  { given_from, given_to, created_from, created_to }: Criteria,
): void {
  if (given_from) found.andWhere(`d.given_at >= ${dayStart(given_from, 'given_from')}`, { given_from });
  if (given_to) found.andWhere(`d.given_at <= ${dayEnd(given_to, 'given_to')}`, { given_to });
  if (created_from)
    found.andWhere(`d.created_at >= ${dayStart(created_from, 'created_from')}`, { created_from });
  if (created_to) found.andWhere(`d.created_at <= ${dayEnd(created_to, 'created_to')}`, { created_to });
}

/** `DON-2026-11-21-1A2B3C4D` as donors read it, back to how it is kept. */
const keptReference = (q: string) => q.replace(/DON-(\d{4})-(\d{2})-(\d{2})-?/i, 'DON-$1$2$3-');

const COLUMN_OF: Record<string, string> = {
  status: `array_position(ARRAY['pending', 'succeeded', 'failed', 'cancelled'], d.status)`,
  // A gift without a code comes last, like one without a day.
  utm_source: inFrench("nullif(gift.utm_source, '')"),
  utm_campaign: inFrench("nullif(gift.utm_campaign, '')"),
};

export function applyAdminOrder(
  found: FoundDonations,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): void {
  found
    .orderBy(COLUMN_OF[field] ?? orderOf('d', field), direction, 'NULLS LAST')
    .addOrderBy('d.created_at', 'DESC')
    .addOrderBy('d.id', 'ASC');
}
