import { DAY_MS, HOUR_MS } from '../../src/platform/clock/durations.contract.js';
import { daysAfter, parisDay } from '../../src/platform/clock/paris.js';
import { VISIT_LIMITS } from '../../src/reporting/visits/visit.contract.js';
import { Chance } from '../chance.js';
import { momentAt } from '../demo-days.js';
import type { PlannedConversion, PlannedVisit } from './planned-visit.js';
import { pagesOn, type RecordPage } from './visit-pages.js';
import { type VisitSum, VisitSums } from './visit-sums.js';
import { visitsOf } from './visits-plan.js';

export interface HourSum {
  at: string;
  visits: number;
  views: number;
  robots: number;
}

export interface MadeVisits {
  days: VisitSum[];
  hours: HourSum[];
  /** Of the days of which each visit is kept. */
  kept: (PlannedVisit & { day: string; visitor: string })[];
  conversions: PlannedConversion[];
}

const SEED = 17;
const MONTHS = 24;
const HOUR_DAYS = 90;
const MOST_ROBOTS = 11;

/** Two years of visits and the days of this month, up to now. */
export function madeVisits(records: readonly RecordPage[], now: Date): MadeVisits {
  const chance = new Chance(SEED);
  const made: MadeVisits = { days: [], hours: [], kept: [], conversions: [] };
  const sums = new VisitSums();
  const today = parisDay(now);
  const keptSince = parisDay(new Date(now.getTime() - VISIT_LIMITS.raw_days * DAY_MS));
  const hoursSince = daysAfter(today, -HOUR_DAYS);
  const firstDay = firstDayOf(today);
  let starts = momentAt(firstDay, '00:00');
  for (let [day, number] = [firstDay, 0]; day <= today; number += 1) {
    const [next, pages] = [daysAfter(day, 1), pagesOn(day, records)];
    const ends = momentAt(next, '00:00');
    const visits = visitsOf({ day, number, starts, ends, pages }, chance).filter(({ at }) => at < now);
    const hours = hoursOf(visits, starts, ends < now ? ends : now, chance);
    const robots = hours.reduce((sum, hour) => sum + hour.robots, 0);
    if (visits.length > 0) sums.addDay(day, visits, robots);
    if (day >= hoursSince) made.hours.push(...hours);
    if (day >= keptSince)
      made.kept.push(...visits.map((visit) => ({ ...visit, day, visitor: `\\x${chance.hex(16)}` })));
    for (const visit of visits) if (visit.conversion) made.conversions.push(visit as PlannedConversion);
    [day, starts] = [next, ends];
  }
  made.days = sums.all();
  return made;
}

/** That of the month so many months ago: months are whole. */
function firstDayOf(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - MONTHS, 1)).toISOString().slice(0, 10);
}

function hoursOf(visits: readonly PlannedVisit[], starts: Date, ends: Date, chance: Chance): HourSum[] {
  const hours = new Map<number, HourSum>();
  for (let at = starts.getTime(); at < ends.getTime(); at += HOUR_MS)
    hours.set(at, {
      at: new Date(at).toISOString(),
      visits: 0,
      views: 0,
      robots: chance.between(1, MOST_ROBOTS),
    });
  for (const { at, views } of visits) {
    const hour = hours.get(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)!;
    hour.visits += 1;
    hour.views += views;
  }
  return [...hours.values()];
}
