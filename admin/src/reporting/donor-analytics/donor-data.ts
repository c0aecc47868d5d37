import {
  COHORT_MONTHS,
  type DonorCohort,
  type DonorGroups,
  type DonorMonth,
  type GivingConcentration,
  type RecurringRevenue,
} from '@livres/api/contract';
import type { ChartData, ChartValue } from '../../shared/charts/data/chart-data';
import { tableText } from '../../shared/charts/data/value-text';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';

export type MonthKey = 'month' | 'returning' | 'new' | 'lost';

export function monthsData(months: readonly DonorMonth[]): ChartData<MonthKey> {
  return {
    columns: [
      { key: 'month', label: texts.month, kind: 'month' },
      { key: 'returning', label: texts.returning, kind: 'count' },
      { key: 'new', label: texts.new_ones, kind: 'count' },
      { key: 'lost', label: texts.lost, kind: 'count' },
    ],
    rows: months.map(({ month, returning_donors, new_donors, lost_donors, is_current }) => ({
      values: { month: `${month}-01`, returning: returning_donors, new: new_donors, lost: lost_donors },
      isRunning: is_current,
    })),
  };
}

export type MoveKey = 'move' | 'monthly' | 'gifts';

/** From the first evening to the last, through what changed; nothing where there is no recurring gift. */
export function recurringData(revenue: RecurringRevenue): ChartData<MoveKey> {
  const { start_day, start, changes, end, end_day } = revenue;
  const moved = changes.filter(({ gifts }) => gifts > 0);
  const isEmpty = start.gifts === 0 && end.gifts === 0 && moved.length === 0;
  const levelOf = (day: string, { monthly, gifts }: RecurringRevenue['start']) => ({
    values: { move: tableText(day, { kind: 'day' }), monthly, gifts },
  });
  return {
    columns: [
      { key: 'move', label: texts.move, kind: 'text' },
      { key: 'monthly', label: texts.monthly, kind: 'euros' },
      { key: 'gifts', label: texts.recurring_count, kind: 'count' },
    ],
    rows: isEmpty
      ? []
      : [
          levelOf(start_day, start),
          ...moved.map(({ label, monthly, gifts }) => ({ values: { move: label, monthly, gifts } })),
          levelOf(end_day, end),
        ],
  };
}

export const COHORT_CELLS = Array.from({ length: COHORT_MONTHS }, (_, index) => `m${index + 1}`);

/** Shares in percent, from the first month that brought someone; what has not come yet is left empty. */
export function cohortsData(cohorts: readonly DonorCohort[]): ChartData {
  const percent = (share: number | undefined): ChartValue =>
    share === undefined ? null : Math.round(share * 100);
  const first = cohorts.findIndex(({ donors }) => donors > 0);
  return {
    columns: [
      { key: 'month', label: texts.cohort, kind: 'month' },
      { key: 'donors', label: texts.cohort_size, kind: 'count' },
      { key: 'm0', label: texts.same_month, kind: 'percent' },
      ...COHORT_CELLS.map((key, index) => ({
        key,
        label: texts.months_later(index + 1),
        kind: 'percent' as const,
      })),
    ],
    rows: (first === -1 ? [] : cohorts.slice(first)).map(({ month, donors, shares }) => ({
      values: {
        month: `${month}-01`,
        donors,
        m0: percent(shares[0]),
        ...Object.fromEntries(COHORT_CELLS.map((key, index) => [key, percent(shares[index + 1])])),
      },
    })),
  };
}

export type GroupKey = 'group' | 'people' | 'given' | 'share' | 'definition';

/** `pathOf` says where a group leads, for who may read it. */
export function groupsData(
  { groups }: DonorGroups,
  pathOf: (group: DonorGroups['groups'][number]) => string | undefined,
): ChartData<GroupKey> {
  return {
    columns: [
      { key: 'group', label: texts.group, kind: 'text' },
      { key: 'people', label: texts.group_people, kind: 'count' },
      { key: 'given', label: texts.given, kind: 'euros' },
      { key: 'share', label: texts.share, kind: 'percent' },
      { key: 'definition', label: texts.definition, kind: 'text' },
    ],
    rows: groups.map((one) => {
      const { label, people, given, share, definition } = one;
      const to = pathOf(one);
      return {
        values: { group: label, people, given, share: inPercent(share), definition },
        ...(to && { to }),
      };
    }),
  };
}

export type TierKey = 'tier' | 'share' | 'before' | 'people' | 'given';

export function tiersData({ tiers, people }: GivingConcentration): ChartData<TierKey> {
  return {
    columns: [
      { key: 'tier', label: texts.tier, kind: 'text' },
      { key: 'share', label: texts.tier_share, kind: 'percent' },
      { key: 'before', label: texts.tier_before, kind: 'percent' },
      { key: 'people', label: texts.group_people, kind: 'count' },
      { key: 'given', label: texts.given, kind: 'euros' },
    ],
    rows: (people > 0 ? tiers : []).map(({ label, share, people: count, given }) => ({
      values: {
        tier: label,
        share: inPercent(share.value),
        before: inPercent(share.before),
        people: count,
        given,
      },
    })),
  };
}

const inPercent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;
