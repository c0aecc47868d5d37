import type { DemoMoneyGift, DemoWay } from './demo-money.js';
import { DEMO_DONORS, type DemoDonorName } from './donors.content.js';
import { gifts } from './gift-lines.js';
import { MONEY_TIMELINES } from './money-timelines.content.js';

const FOUMBAN = gifts('bibliotheque-lycee-foumban', [
  [60.3, 'novatech', 1500, 'cheque'],
  [55.4, 'karim', 250],
  [52.2, 'odile', 100],
  [50.6, 'rotary', 1200, 'bank_transfer'],
  [47.1, 'nadia', 50],
  [44.5, 'hugo', 20],
  [41.3, 'étienne', 400],
  [38.4, 'imprimerie', 1800, 'bank_transfer'],
  [33.7, 'fatou', 100],
  [30.2, 'andré', 250],
  [27.6, 'louise', 50, 'sepa_debit'],
  [24.1, 'thomas', 75.5],
  [21.4, 'parents', 500, 'cheque'],
  [18.3, 'lucie', 100],
  [15.9, 'camille', 20],
  [12.5, 'paulin', 250, 'sepa_debit'],
  [9.2, 'librairie', 1000, 'bank_transfer'],
  [6.4, 'marie', 50],
  [4.6, 'gérard', 100],
  [2.3, 'michel', 400],
  [1.2, 'rose', 250],
]);

const BAFOUSSAM = gifts('manuels-sixieme-bafoussam', [
  [28.8, 'victor', 20],
  [27.2, 'anne', 50],
  [25.3, 'julien', 100],
  [23.1, 'novatech', 1500, 'bank_transfer'],
  [20.7, 'sophie', 250],
  [18.8, 'camille', 30],
  [15.1, 'hugo', 20],
  [13.4, 'karim', 500],
  [10.6, 'thomas', 75.5],
  [7.7, 'nadia', 50, 'sepa_debit'],
  [5.2, 'odile', 100, 'cheque'],
  [3.3, 'lucie', 50],
  [0.4, 'fatou', 20],
]);

const BIBLIOBUS = gifts('bibliobus-adamaoua', [
  [88.2, 'daniel', 100],
  [80.5, 'librairie', 2000, 'cheque'],
  [72.4, 'étienne', 250],
  [65.3, 'marie', 50],
  [58.1, 'imprimerie', 3000, 'bank_transfer'],
  [45.6, 'gérard', 150],
  [36.2, 'michel', 250, 'sepa_debit'],
  [25.8, 'rose', 100],
  [14.4, 'rotary', 500, 'cheque'],
  [5.5, 'andré', 150],
]);

const ABOBO = gifts('bibliotheque-quartier-abidjan-abobo', [
  [7.3, 'solange', 20],
  [6.1, 'louise', 50],
  [4.2, 'paulin', 100],
  [2.6, 'anne', 30],
]);

const ZIGUINCHOR = gifts('ateliers-lecture-ziguinchor', [
  [40.2, 'julien', 50],
  [22.6, 'sophie', 30],
]);

const AMOUNTS = [50, 20, 100, 30, 250, 50, 100, 40, 20, 500] as const;
const WAYS: DemoWay[] = [
  'card',
  'card',
  'cheque',
  'card',
  'sepa_debit',
  'card',
  'cash',
  'card',
  'bank_transfer',
];
const EVERY_DAYS = 11;
const NUMBER = 38;
const PEOPLE = (Object.keys(DEMO_DONORS) as DemoDonorName[]).slice(9, 30);

/** Fourteen months of gifts to the association itself, one every eleven days. */
const ASSOCIATION: DemoMoneyGift[] = Array.from({ length: NUMBER }, (_, index) => ({
  days_ago: 424.4 - index * EVERY_DAYS,
  donor: PEOPLE[(index * 5) % PEOPLE.length]!,
  euros: AMOUNTS[index % AMOUNTS.length]!,
  campaign: null,
  way: WAYS[index % WAYS.length]!,
}));

export const MONEY_GIFTS: DemoMoneyGift[] = [
  ...FOUMBAN,
  ...BAFOUSSAM,
  ...BIBLIOBUS,
  ...ABOBO,
  ...ZIGUINCHOR,
  ...ASSOCIATION,
  ...MONEY_TIMELINES,
];
