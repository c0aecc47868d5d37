/** What visits are after. */
export const INTERESTS = ['read', 'give', 'things', 'events', 'study'] as const;
export type Interest = (typeof INTERESTS)[number];

/** By where the visit is from, or by the letter that brought it. */
export const INTEREST_WEIGHTS = {
  african: [
    ['study', 62],
    ['read', 24],
    ['events', 8],
    ['give', 4],
    ['things', 2],
  ],
  other: [
    ['read', 45],
    ['things', 16],
    ['events', 16],
    ['give', 13],
    ['study', 10],
  ],
  letters: [
    ['give', 44],
    ['read', 42],
    ['events', 10],
    ['things', 4],
  ],
} as const satisfies Record<string, readonly (readonly [Interest, number])[]>;

/** Pages that are no record of the demonstration, by how often each interest leads to them. */
export const FIXED_PAGES: Record<Interest, readonly (readonly [string, number])[]> = {
  read: [
    ['/', 40],
    ['/campagnes', 9],
    ['/actualites', 9],
    ['/impact', 5],
    ['/a-propos', 6],
    ['/projets', 4],
    ['/contact', 2],
  ],
  give: [
    ['/', 26],
    ['/faire-un-don', 22],
    ['/don', 4],
    ['/campagnes', 10],
    ['/impact', 5],
  ],
  things: [
    ['/donations/physical', 34],
    ['/', 16],
    ['/contact', 5],
  ],
  events: [
    ['/evenements', 24],
    ['/', 14],
  ],
  study: [
    ['/universites/scholarships', 34],
    ['/universites', 12],
    ['/universites/eligibilite', 9],
    ['/universites/accompaniment', 4],
    ['/universites/ambassadors', 2],
  ],
};

/** Records that each interest leads to: the kind, what all of them weigh together, and how many are seen at all. */
export const RECORD_PAGES: Record<Interest, { kind: string; weight: number }[]> = {
  read: [
    { kind: 'article', weight: 34 },
    { kind: 'campaign', weight: 14 },
    { kind: 'project', weight: 5 },
  ],
  give: [{ kind: 'campaign', weight: 30 }],
  things: [{ kind: 'article', weight: 8 }],
  events: [{ kind: 'event', weight: 56 }],
  study: [{ kind: 'scholarship', weight: 40 }],
};

export const GIFT_PAGE = '/faire-un-don';
export const THANKS_PAGE = '/don/confirmation';
export const THINGS_PAGE = '/donations/physical';
