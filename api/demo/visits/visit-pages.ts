import { DAY_MS } from '../../src/platform/clock/durations.contract.js';
import { Weighted } from '../chance.js';
import { FIXED_PAGES, type Interest, INTERESTS, RECORD_PAGES } from './visit-interests.content.js';

/** The page of a record, and from which day to which day it is read. */
export interface RecordPage {
  kind: string;
  page: string;
  since: string;
  until: string | null;
}

const NEW_DAYS = 20;
const NEW_WEIGHT = 5;

export type PageTables = Record<Interest, Weighted<string>>;

/** What there is to read on a day: what is new is read most, and a few records far more than the others. */
export function pagesOn(day: string, records: readonly RecordPage[]): PageTables {
  const there = records.filter(({ since, until }) => since <= day && (until === null || day <= until));
  const tableOf = (interest: Interest) =>
    new Weighted([
      ...FIXED_PAGES[interest],
      ...RECORD_PAGES[interest].flatMap(({ kind, weight }) =>
        shared(
          day,
          there.filter((one) => one.kind === kind),
          weight,
        ),
      ),
    ]);
  return Object.fromEntries(INTERESTS.map((interest) => [interest, tableOf(interest)])) as PageTables;
}

function shared(day: string, records: readonly RecordPage[], weight: number): [string, number][] {
  const weights = records.map(({ since }, index) => (1 + freshness(day, since)) / (index + 1));
  const sum = weights.reduce((total, one) => total + one, 0);
  return records.map(({ page }, index) => [page, (weight * weights[index]!) / sum]);
}

function freshness(day: string, since: string): number {
  const days = (Date.parse(day) - Date.parse(since)) / DAY_MS;
  return NEW_WEIGHT * Math.exp(-days / NEW_DAYS);
}
