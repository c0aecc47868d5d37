import { type ConversionKind, SEEN_BEFORE } from '../../src/reporting/visits/visit.contract.js';
import { Chance, Weighted } from '../chance.js';
import type { PlannedOutcome, PlannedVisit } from './planned-visit.js';
import { GIFT_PAGE, type Interest, INTEREST_WEIGHTS, THANKS_PAGE } from './visit-interests.content.js';
import {
  AFRICAN_COUNTRIES,
  COUNTRIES,
  DEVICES,
  ECONOMY,
  ORIGINS,
  PUSHES,
  type VisitOrigin,
} from './visit-origins.content.js';
import { type PageTables } from './visit-pages.js';
import { growth, ordinaryVisits, VISIT_HOURS } from './visit-seasons.js';
import { daysAfter } from '../../src/platform/clock/paris.js';

const tables = <Key extends string>(weights: Record<Key, readonly (readonly [string, number])[]>) =>
  Object.fromEntries(
    Object.entries(weights).map(([key, entries]) => [key, new Weighted(entries as [string, number][])]),
  ) as Record<Key, Weighted<string>>;
const countries = tables(COUNTRIES);
const devices = tables(DEVICES);
const interests = tables(INTEREST_WEIGHTS);
const origins = new Weighted(ORIGINS);
const hours = new Weighted(VISIT_HOURS);
const outcomes = new Weighted<PlannedOutcome>([
  ['paid', 64],
  ['given_up', 30],
  ['refused', 6],
]);

const [NOISE, BOUNCE, NEXT_PAGE, OTHER_INTEREST] = [0.09, 0.47, 0.62, 0.16];
const MOST_VIEWS = 14;
const THOUSAND = 1000;
/** Of a thousand visits that saw where it begins. */
const OTHERS: readonly (readonly [Exclude<ConversionKind, 'donation'>, number])[] = [
  ['physical_donation', 12],
  ['event_registration', 14],
  ['scholarship_request', 9],
];

export interface DayToPlan {
  day: string;
  /** Since the first day of all. */
  number: number;
  starts: Date;
  ends: Date;
  pages: PageTables;
}

/** Every visit of a day. */
export function visitsOf(to: DayToPlan, chance: Chance): PlannedVisit[] {
  const noise = 1 + (chance.next() * 2 - 1) * NOISE;
  const ordinary = Math.round(ordinaryVisits(to.day, to.number) * noise);
  const pushed = PUSHES.flatMap(({ on, visits, lasts, days, origin }) => {
    const since = Array.from({ length: days }, (_, ago) => ago).find((ago) =>
      daysAfter(to.day, -ago).endsWith(on),
    );
    const many = since === undefined ? 0 : Math.round(visits * growth(to.number) * lasts ** since);
    return Array.from({ length: many }, () => origin);
  });
  const all = [...Array.from({ length: ordinary }, () => origins.pick(chance)), ...pushed];
  return all.map((origin) => visit(to, origin, chance));
}

function visit({ starts, ends, pages }: DayToPlan, origin: VisitOrigin, chance: Chance): PlannedVisit {
  const isLetter = origin.source_kind === 'code';
  const country =
    countries[isLetter ? 'letters' : origin.source === 'WhatsApp' ? 'messages' : 'ordinary'].pick(chance);
  const where = AFRICAN_COUNTRIES.has(country) ? 'african' : 'other';
  const device = devices[where].pick(chance) as PlannedVisit['device'];
  const interest = interests[isLetter ? 'letters' : where].pick(chance) as Interest;
  const landing = pages[interest].pick(chance);
  const made: PlannedVisit = {
    at: momentIn(starts, ends, chance),
    origin,
    country,
    device,
    saves_data: chance.happens(ECONOMY[where]),
    landing,
    pages: new Map(),
    views: 0,
    conversion: null,
    outcome: null,
  };
  see(made, landing);
  if (!chance.happens(BOUNCE))
    do see(made, pages[chance.happens(OTHER_INTEREST) ? 'read' : interest].pick(chance));
    while (made.views < MOST_VIEWS && chance.happens(NEXT_PAGE));
  convert(made, where === 'african', chance);
  return made;
}

/** Someone from where cards are few gives less often here. */
function convert(visit: PlannedVisit, isAfrican: boolean, chance: Chance): void {
  if (chance.happens((visit.origin.gives / THOUSAND) * (isAfrican ? 0.5 : 1))) {
    visit.conversion = 'donation';
    visit.outcome = outcomes.pick(chance);
    if (!visit.pages.has(GIFT_PAGE)) see(visit, GIFT_PAGE);
    if (visit.outcome === 'paid') see(visit, THANKS_PAGE);
    return;
  }
  for (const [kind, likelihood] of OTHERS)
    if (saw(visit, kind) && chance.happens(likelihood / THOUSAND)) {
      visit.conversion = kind;
      return;
    }
}

const saw = (visit: PlannedVisit, kind: ConversionKind) =>
  [...visit.pages.keys()].some((page) => SEEN_BEFORE[kind].test(page));

function see(visit: PlannedVisit, page: string): void {
  visit.pages.set(page, (visit.pages.get(page) ?? 0) + 1);
  visit.views += 1;
}

function momentIn(starts: Date, ends: Date, chance: Chance): Date {
  const hour = hours.pick(chance) + chance.next();
  return new Date(starts.getTime() + Math.floor((hour / 24) * (ends.getTime() - starts.getTime())));
}
