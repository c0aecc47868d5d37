import type { SelectQueryBuilder } from 'typeorm';
import { GIVER_TYPES } from '../donors/giving.contract.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import { searchedFor } from '../../platform/database/folded-text.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import type { FilterValues, RangeQuery } from '../../platform/react-admin/range-query.js';
import { DONOR_SEGMENTS } from './donor-admin.contract.js';
import { DONOR_GROUPS } from './donor-group.contract.js';
import type { DonorOverview } from './donor-overview.entity.js';

export const DONOR_FILTERS = {
  ids: 'uuids',
  q: 'text',
  donor_type: GIVER_TYPES,
  segment: DONOR_SEGMENTS,
  group: DONOR_GROUPS,
  member: 'boolean',
  gave: 'boolean',
  failing: 'boolean',
  given_from: 'text',
  last_from: 'day',
  last_to: 'day',
} as const;

export const DONOR_SORTS = [
  'last_given_at',
  'first_given_at',
  'given',
  'gifts',
  'name',
  'recurring_monthly',
  'member_since',
] as const;

type Criteria = FilterValues<typeof DONOR_FILTERS>;
export type FoundDonors = SelectQueryBuilder<DonorOverview>;

/** What someone is to the association, the most telling first; `:now` is the moment of asking. */
export const SEGMENT_SQL = `CASE
  WHEN donor.recurring > 0 THEN 'recurring'
  WHEN donor.gifts = 0 THEN 'none'
  WHEN donor.last_given_at < CAST(:now AS timestamptz) - interval '12 months' THEN 'lapsed'
  WHEN donor.first_given_at > CAST(:now AS timestamptz) - interval '90 days' THEN 'new'
  WHEN donor.gifts = 1 THEN 'once'
  ELSE 'loyal' END`;

/** Narrows a list of donors to what staff ask for. */
export function applyDonorCriteria(found: FoundDonors, { filter }: RangeQuery): void {
  const { ids, q, donor_type, segment, group, member, gave, failing, ...sums } = filter as Criteria;
  if (ids) return void found.where('donor.id = ANY(:ids)', { ids });
  if (donor_type) found.andWhere('donor.donor_type = ANY(:donor_type)', { donor_type });
  if (segment) found.andWhere(`${SEGMENT_SQL} = ANY(:segment)`, { segment });
  if (group)
    found.andWhere('donor.id IN (SELECT who.donor FROM donor_groups who WHERE who.name = ANY(:group))', {
      group,
    });
  if (member !== undefined) found.andWhere(`donor.member_since IS ${member ? 'NOT ' : ''}NULL`);
  if (gave !== undefined) found.andWhere(`donor.gifts ${gave ? '>' : '='} 0`);
  if (failing !== undefined) found.andWhere(`donor.failing ${failing ? '>' : '='} 0`);
  applySums(found, sums);
  if (q) found.andWhere(searchedFor('donor.searched', 'q'), { q: q.trim() });
}

function applySums(found: FoundDonors, { given_from, last_from, last_to }: Criteria): void {
  if (last_from) found.andWhere(`donor.last_given_at >= ${dayStart(last_from, 'last_from')}`, { last_from });
  if (last_to) found.andWhere(`donor.last_given_at <= ${dayEnd(last_to, 'last_to')}`, { last_to });
  if (!given_from) return;
  const least = toMinorUnits(given_from, 'EUR');
  if (least === null)
    throw platformErrors.invalid({
      'filter.given_from': amountDoubt(given_from) ?? 'Indiquez un montant, par exemple 20 ou 12,50.',
    });
  found.andWhere('donor.given >= :least', { least });
}
