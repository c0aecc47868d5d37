import { DAY_MS } from '../../src/platform/clock/durations.contract.js';
import { Chance, Weighted } from '../chance.js';
import { type DemoDonor, person } from '../money/demo-donor.js';
import {
  AFRICAN_FIRST_NAMES,
  AFRICAN_LAST_NAMES,
  COUNTRY_NAMES,
  FIRST_NAMES,
  LAST_NAMES,
  STREETS,
  TOWNS,
} from './supporters.content.js';

const HABITS = ['once', 'occasional', 'faithful', 'december'] as const;
type Habit = (typeof HABITS)[number];

/** Someone who gives, and what they usually do. */
export interface Supporter {
  giver: DemoDonor;
  habit: Habit;
  euros: number;
}

const habits = new Weighted<Habit>([
  ['once', 55],
  ['occasional', 18],
  ['faithful', 14],
  ['december', 13],
]);
const decemberHabits = new Weighted<Habit>([
  ['once', 44],
  ['occasional', 10],
  ['faithful', 12],
  ['december', 34],
]);
const amounts = new Weighted<number>([
  [10, 7],
  [15, 7],
  [20, 21],
  [25, 3],
  [30, 14],
  [40, 7],
  [50, 21],
  [60, 2],
  [75, 1],
  [80, 2],
  [100, 10],
  [150, 2.5],
  [200, 1.6],
  [300, 0.6],
  [500, 0.3],
]);
const africanAmounts = new Weighted<number>([
  [5, 25],
  [8, 10],
  [10, 30],
  [15, 15],
  [20, 14],
  [50, 5],
]);
const towns = Object.fromEntries(
  Object.entries(TOWNS).map(([country, list]) => [country, new Weighted(list)]),
);
const AFRICAN = new Set(['Cameroun', 'Sénégal', 'Côte d’Ivoire', 'Gabon', 'Togo']);
/** How often who is to give again does, rather than someone new. */
const AGAIN = 0.8;

/** People who do not exist, each with their own name and address, and who is to give when. */
export class Supporters {
  private readonly due: { at: number; supporter: Supporter }[] = [];

  constructor(
    private readonly chance: Chance,
    /** E-mail addresses of those whom nobody else may be called like. */
    private readonly taken: Set<string>,
  ) {}

  /** Whoever gives at this moment: one who is to give again, or someone new of that country. */
  at(moment: Date, country: string): Supporter {
    const index = this.due.findIndex(({ at }) => at <= moment.getTime());
    const [again] = index >= 0 && this.chance.happens(AGAIN) ? this.due.splice(index, 1) : [];
    const supporter = again?.supporter ?? this.newOne(moment, COUNTRY_NAMES[country] ?? 'France');
    const next = this.next(moment, supporter.habit);
    if (next) this.due.push({ at: next, supporter });
    return supporter;
  }

  /** Someone who was never there, and whom nothing brings back. */
  someoneNew(country: string): Pick<Supporter, 'giver' | 'euros'> {
    return this.ofCountry(COUNTRY_NAMES[country] ?? 'France');
  }

  private newOne(moment: Date, country: string): Supporter {
    const isDecember = moment.getUTCMonth() >= 10;
    return { ...this.ofCountry(country), habit: (isDecember ? decemberHabits : habits).pick(this.chance) };
  }

  private ofCountry(country: string): Pick<Supporter, 'giver' | 'euros'> {
    const euros = (AFRICAN.has(country) ? africanAmounts : amounts).pick(this.chance);
    return { giver: this.someone(country), euros };
  }

  private someone(country: string): DemoDonor {
    const isAfrican = AFRICAN.has(country) || this.chance.happens(0.05);
    const [firsts, lasts] = isAfrican ? [AFRICAN_FIRST_NAMES, AFRICAN_LAST_NAMES] : [FIRST_NAMES, LAST_NAMES];
    for (;;) {
      const name = `${this.chance.of(firsts)} ${this.chance.of(lasts)}`;
      const [postal_code, city] = towns[country]!.pick(this.chance);
      const street = `${this.chance.between(1, 94)} ${this.chance.of(STREETS)}`;
      const giver = { ...person([name, street, postal_code, city]), country };
      if (this.taken.has(giver.email)) continue;
      this.taken.add(giver.email);
      return giver;
    }
  }

  /** When they give again, if they do. */
  private next(moment: Date, habit: Habit): number | null {
    const days = (least: number, most: number) =>
      moment.getTime() + this.chance.between(least, most) * DAY_MS;
    switch (habit) {
      case 'faithful':
        return this.chance.happens(0.87) ? days(40, 115) : null;
      case 'occasional':
        return this.chance.happens(0.62) ? days(90, 330) : null;
      case 'december': {
        const year = moment.getUTCMonth() === 11 ? moment.getUTCFullYear() + 1 : moment.getUTCFullYear();
        return this.chance.happens(0.78) ? Date.UTC(year, 11, this.chance.between(1, 24)) : null;
      }
      case 'once':
        return null;
    }
  }
}
