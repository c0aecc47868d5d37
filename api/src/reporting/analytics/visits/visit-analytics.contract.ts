/** Where a form of a gift of money was left. */
export const DONATION_STOPS = ['form', 'refused', 'abandoned'] as const;
export type DonationStop = (typeof DONATION_STOPS)[number];

export const DONATION_STOP_LABELS: Record<DonationStop, string> = {
  form: 'Au formulaire, sans l’envoyer',
  refused: 'Paiement refusé',
  abandoned: 'Paiement abandonné ou attendu',
};

/** Lists of visits that can be taken out as a file, whole. */
export const VISIT_LISTS = ['days', 'sources', 'pages', 'countries', 'devices', 'campaigns'] as const;
export type VisitList = (typeof VISIT_LISTS)[number];

/** How many lines a list of the screen shows; the rest are one line, and all are in the file. */
export const SHOWN_LINES = { sources: 7, pages: 7, countries: 4 } as const;
