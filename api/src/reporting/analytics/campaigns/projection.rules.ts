import { createHash } from 'node:crypto';
import type { ProjectionBasis } from './campaign-analytics.contract.js';

export const DRAWS = 2000;
export const FEWEST_OWN_DAYS = 7;
export const FEWEST_PAST_CAMPAIGNS = 3;
export const FEWEST_PAST_DAYS = 14;
export const MOST_REMAINING_DAYS = 1096;
const STAGES = 10;
const BAND_POINTS = 60;

/** Amounts of every day that was, in minor units. */
export interface ProjectedCampaign {
  /** Of its whole length, both ends included. */
  duration: number;
  /** From the first day to today. */
  days: readonly number[];
  /** What is there today, with what was there before. */
  total: number;
  goal: number | null;
}

/** One whole past campaign. */
export type PastDays = readonly number[];

export interface ProjectedTotal {
  /** Days from today. */
  after: number;
  low: number;
  middle: number;
  high: number;
}

export interface Projected {
  basis: ProjectionBasis;
  campaigns: number;
  pooled_days: number;
  band: ProjectedTotal[];
  chances: number | null;
}

/**
 * Draws the remaining days 2 000 times. Each is a day of a past campaign at the same tenth of its length, as a multiple
 * of that campaign's mean day, times what such a multiple is worth here so far; without enough past campaigns, one of
 * the campaign's own days. A day takes nothing away: the band never falls.
 */
export function project(campaign: ProjectedCampaign, past: readonly PastDays[], seed: string): Projected {
  const usable = past.filter(isUsable);
  const isPast = usable.length >= FEWEST_PAST_CAMPAIGNS;
  const stages = isPast ? stagesOf(usable) : Array.from({ length: STAGES }, () => campaign.days.map(gain));
  const unit = isPast ? unitOf(campaign, stages) : 1;
  const { band, totals } = drawn(campaign, stages, unit, seed);
  return {
    basis: isPast ? 'past_campaigns' : 'own_days',
    campaigns: isPast ? usable.length : 0,
    pooled_days: isPast ? usable.reduce((sum, days) => sum + days.length, 0) : campaign.days.length,
    band,
    chances: campaign.goal === null ? null : chancesOf(totals, campaign.goal),
  };
}

const gain = (amount: number): number => Math.max(0, amount);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const isUsable = (days: PastDays): boolean => days.length >= FEWEST_PAST_DAYS && sumOf(days.map(gain)) > 0;
const stageOf = (index: number, duration: number): number =>
  Math.min(STAGES - 1, Math.floor(((index + 0.5) / duration) * STAGES));

/** Of past campaigns, what each day was as a multiple of its campaign's mean one, by tenths of their length. */
function stagesOf(past: readonly PastDays[]): number[][] {
  const stages: number[][] = Array.from({ length: STAGES }, () => []);
  for (const days of past) {
    const mean = sumOf(days.map(gain)) / days.length;
    for (const [index, amount] of days.entries())
      stages[stageOf(index, days.length)]!.push(gain(amount) / mean);
  }
  return stages;
}

/** What a mean day is worth, from what came so far beside what past campaigns had by then. */
function unitOf({ days, duration }: ProjectedCampaign, stages: readonly number[][]): number {
  const means = stages.map((multiples) => sumOf(multiples) / multiples.length);
  const expected = sumOf(days.map((_, index) => means[stageOf(index, duration)]!));
  return expected > 0 ? sumOf(days.map(gain)) / expected : sumOf(days.map(gain)) / days.length;
}

function drawn(campaign: ProjectedCampaign, stages: readonly number[][], unit: number, seed: string) {
  const { days, duration, total } = campaign;
  const remaining = duration - days.length;
  const random = randomOf(seed);
  const totals = new Float64Array(DRAWS).fill(total);
  const band: ProjectedTotal[] = [{ after: 0, low: total, middle: total, high: total }];
  const stride = Math.ceil(remaining / (BAND_POINTS - 1));
  for (let after = 1; after <= remaining; after += 1) {
    const multiples = stages[stageOf(days.length + after - 1, duration)]!;
    for (let draw = 0; draw < DRAWS; draw += 1)
      totals[draw]! += unit * multiples[Math.floor(random() * multiples.length)]!;
    if (after % stride === 0 || after === remaining) band.push({ after, ...quantilesOf(totals) });
  }
  return { band, totals };
}

/** One draw in ten is below the first, one in ten above the last. */
function quantilesOf(totals: Float64Array) {
  const sorted = totals.toSorted();
  const at = (share: number) => Math.round(sorted[Math.round(share * (DRAWS - 1))]!);
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}

const chancesOf = (totals: Float64Array, goal: number): number =>
  Math.round((totals.filter((total) => total >= goal).length * 10) / DRAWS);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
