import type { Question } from '../filled-api.ts';

const MOST_MS = 300;
const within = (addresses: readonly string[]): Question[] =>
  addresses.map((address) => ({ address: `admin/analytics/${address}`, atMost: MOST_MS }));

/** Of gifts and donors; the campaign of this number is the last of those that were made. */
export const giftQuestions = (campaign: number): Question[] =>
  within([
    'donors',
    'donors?period=12_months&against=previous',
    'donors?period=quarter',
    'donors?period=all',
    `donors?campaign=${campaign}`,
    'campaigns',
    `campaigns/${campaign}`,
    `campaigns/${campaign}?with=${campaign - 5}`,
  ]);

/** Of visits, each kind of list over the shortest and the longest periods. */
export const visitQuestions = (): Question[] =>
  within([
    'visits?period=day',
    'visits?period=30_days',
    'visits?period=12_months&against=last_year',
    'visits?period=all',
    'measures?measure=views&dimension=page&period=all',
    'measures?measure=visits&dimension=source&period=12_months&against=last_year',
  ]);

/** Of the charts of other screens. */
export const measureQuestions = (campaign: number): Question[] =>
  within([
    'measures?measure=raised&dimension=step&period=12_months&against=last_year',
    'measures?measure=raised&dimension=region&period=all',
    'measures?measure=raised&dimension=campaign&period=12_months&against=last_year',
    'measures?measure=donors&period=12_months&against=last_year',
    'measures?measure=raised&region=69&period=12_months&against=last_year',
    `measures?measure=raised&campaign=${campaign}&period=12_months&against=last_year`,
    'years',
    'flow?period=12_months',
  ]);
