import type { VisitSourceKind } from '../../src/reporting/visits/visit.contract.js';

export interface VisitOrigin {
  source_kind: VisitSourceKind;
  source: string;
  utm_source: string;
  utm_campaign: string;
  /** Of a thousand visits, how many begin a gift. */
  gives: number;
}

/** A letter, or a day, that brings visits for some days. */
export interface VisitPush {
  /** Month and day; of the months alone where it comes back each month. */
  on: string;
  /** Visits of its first day when counting began, and what is left of them the day after. */
  visits: number;
  lasts: number;
  days: number;
  origin: VisitOrigin;
}

const origin = (source_kind: VisitSourceKind, source: string, gives: number): VisitOrigin => ({
  source_kind,
  source,
  gives,
  utm_source: '',
  utm_campaign: '',
});
const code = (utm_source: string, utm_campaign: string, gives: number): VisitOrigin => ({
  ...origin('code', utm_campaign, gives),
  utm_source,
  utm_campaign,
});

/** Where visits of every day come from, by how often. */
export const ORIGINS: readonly (readonly [VisitOrigin, number])[] = [
  [origin('search', 'Google', 13), 40],
  [origin('search', 'Bing', 13), 4],
  [origin('search', 'Ecosia', 18), 3],
  [origin('search', 'Qwant', 18), 2.4],
  [origin('search', 'DuckDuckGo', 14), 1.4],
  [origin('direct', '', 21), 20],
  [origin('social', 'Facebook', 11), 11],
  [origin('social', 'WhatsApp', 15), 6],
  [origin('social', 'Instagram', 7), 3],
  [origin('social', 'LinkedIn', 12), 2.4],
  [origin('site', 'mediatheques-du-rhone.example', 14), 1.8],
  [origin('site', 'reseau-lecture-afrique.example', 8), 1.5],
  [origin('site', 'jumelages-villeurbanne.example', 16), 0.9],
  [origin('site', 'etudier-autrement.example', 3), 1.6],
  [code('affiche', 'affiche-mediatheque', 24), 1.6],
];

const LETTER = { lasts: 0.5, days: 7 };

export const PUSHES: readonly VisitPush[] = [
  { on: '03-12', visits: 70, ...LETTER, origin: code('lettre', 'lettre-de-printemps', 58) },
  { on: '06-05', visits: 55, ...LETTER, origin: code('lettre', 'lettre-avant-ete', 50) },
  { on: '09-09', visits: 120, ...LETTER, origin: code('lettre', 'lettre-de-rentree', 62) },
  { on: '11-10', visits: 60, ...LETTER, origin: code('lettre', 'lettre-de-novembre', 55) },
  { on: '12-01', visits: 130, lasts: 0.35, days: 3, origin: code('reseaux', 'jour-du-don', 85) },
  { on: '12-01', visits: 60, lasts: 0.4, days: 3, origin: origin('social', 'Facebook', 30) },
  { on: '12-08', visits: 170, lasts: 0.55, days: 9, origin: code('lettre', 'lettre-decembre', 92) },
];

export const AFRICAN_COUNTRIES: ReadonlySet<string> = new Set(['CM', 'SN', 'CI', 'GA', 'TG']);

/** Countries of visits by what brought them; an empty one was not said. */
export const COUNTRIES = {
  ordinary: [
    ['FR', 57],
    ['CM', 17],
    ['BE', 5],
    ['CA', 4],
    ['SN', 3.5],
    ['CH', 3],
    ['CI', 2.5],
    ['GA', 1],
    ['TG', 1],
    ['', 6],
  ],
  messages: [
    ['CM', 48],
    ['FR', 30],
    ['SN', 7],
    ['CI', 7],
    ['GA', 3],
    ['', 5],
  ],
  letters: [
    ['FR', 84],
    ['BE', 5],
    ['CH', 4],
    ['CA', 2],
    ['', 5],
  ],
} as const satisfies Record<string, readonly (readonly [string, number])[]>;

export const DEVICES = {
  african: [
    ['phone', 79],
    ['computer', 18],
    ['tablet', 3],
  ],
  other: [
    ['phone', 54],
    ['computer', 40],
    ['tablet', 6],
  ],
} as const;

/** In economy mode. */
export const ECONOMY = { african: 0.36, other: 0.03 } as const;
