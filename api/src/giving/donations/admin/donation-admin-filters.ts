import type { SelectQueryBuilder } from 'typeorm';
import { DONATION_STATUSES } from '../donation-choices.contract.js';
import { FREQUENCIES, GIVER_TYPES } from '../../donors/giving.contract.js';
import { PAYMENT_METHODS, PAYMENT_MODES, PAYMENT_PROVIDERS } from '../../payments/payment.contract.js';
import { inFrench, orderOf } from '../../../platform/database/french-order.js';
import { contains, searchedFor } from '../../../platform/database/folded-text.js';
import { dayEnd, dayStart } from '../../../platform/database/paris-days.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import { amountAsked } from '../../../platform/money/amount-asked.js';
import { amountDoubt } from '../../../platform/money/typed-amount.contract.js';
import type { FilterValues, RangeQuery } from '../../../platform/react-admin/range-query.js';
import { ATTENTION_SQL } from './donation-attention.js';
import {
  DONATION_ATTENTIONS,
  DONATION_ADMIN_MESSAGES,
  DONATION_SOURCE_LABELS,
} from './donation-admin.contract.js';
import type { MoneyDonationOverview } from './money-donation-overview.entity.js';
import { thenNewest } from '../../../platform/react-admin/then-newest.js';

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

type Criteria = FilterValues<typeof ADMIN_FILTERS>;

export type FoundDonations = SelectQueryBuilder<MoneyDonationOverview>;

const LISTED = [
  ...(['status', 'payment_method', 'provider', 'mode', 'frequency', 'donor_type', 'source'] as const),
] as const;
const EQUAL = ['campaign_id', 'recurring_gift_id', 'donor_id', 'is_anonymous'] as const;
const CODES = ['utm_source', 'utm_campaign'] as const;
/** Narrows a list of gifts of money to what staff ask for. */
export function applyAdminCriteria(found: FoundDonations, { filter }: RangeQuery, now: Date): void {
  const wanted = filter as Criteria;
  if (wanted.ids) return void found.where('d.id = ANY(:ids)', { ids: wanted.ids });
  for (const field of LISTED)
    if (wanted[field]) found.andWhere(`d.${field} = ANY(:${field})`, { [field]: wanted[field] });
  for (const field of EQUAL)
    if (wanted[field] !== undefined) found.andWhere(`d.${field} = :${field}`, { [field]: wanted[field] });
  for (const field of CODES)
    if (wanted[field]) found.andWhere(contains(`d.${field}`, field), { [field]: wanted[field].trim() });
  if (wanted.refunded !== undefined) found.andWhere(wanted.refunded ? REFUNDED : `NOT (${REFUNDED})`);
  for (const kind of wanted.attention ?? []) found.andWhere(ATTENTION_SQL[kind], { now });
  applyAmounts(found, wanted);
  applyDays(found, wanted);
  if (wanted.q) applyWords(found, keptReference(wanted.q.trim()));
}

// So said, the few that were are found by their index.
const REFUNDED = 'd.id IN (SELECT donation_id FROM donation_sums WHERE refunded > 0)';

/** By what the gift says, by its campaign's title, or by its amount as one writes it. */
function applyWords(found: FoundDonations, q: string): void {
  const euros = amountAsked(q, 'EUR');
  const ways = [
    searchedFor('d.searched', 'q'),
    `d.campaign_id IN (SELECT id FROM campaigns WHERE ${contains('title', 'words')})`,
    ...(euros === null ? [] : [`d.amount = :euros AND d.currency = 'EUR'`]),
  ];
  found.andWhere(`(${ways.join(' OR ')})`, { q, words: q, euros });
}

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
  utm_source: inFrench("nullif(d.utm_source, '')"),
  utm_campaign: inFrench("nullif(d.utm_campaign, '')"),
};

// An index serves both directions of these.
const NEVER_NULL = new Set(['created_at', 'amount', 'donor_name', 'reference', 'updated_at']);

export function applyAdminOrder(
  found: FoundDonations,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): void {
  const column = COLUMN_OF[field] ?? orderOf('d', field);
  if (NEVER_NULL.has(field)) found.orderBy(column, direction);
  else found.orderBy(column, direction, 'NULLS LAST');
  thenNewest(found, 'd', [field, direction]);
}
