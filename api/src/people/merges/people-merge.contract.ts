/** How long a merge can be undone: after it, what was is forgotten. */
export const MERGE_UNDO_DAYS = 30;

/** What staff choose, each part as a whole. */
export const MERGE_FIELDS = ['name', 'phone', 'address'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
export const MERGE_SIDES = ['kept', 'absorbed'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

export const MERGE_FIELD_LABELS: Record<MergeField, string> = {
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse postale',
};

/** Who the person is from then on. */
export interface ChosenIdentity {
  name: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  phone: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}

/** Why a row was not put back: it is gone, it changed since, or its place is taken. */
export const SKIP_REASONS = ['gone', 'changed', 'taken'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
export const SKIP_REASON_LABELS: Record<SkipReason, string> = {
  gone: 'effacé depuis',
  changed: 'changé depuis',
  taken: 'déjà remplacé par autre chose',
};

export interface SkippedRows {
  /** French, plural: « Dons ». */
  label: string;
  reason: SkipReason;
  count: number;
}

/** Why two people may be one, the most telling first. */
export const PAIR_REASONS = ['returned', 'phone', 'name_email', 'name_address', 'home'] as const;
export type PairReason = (typeof PAIR_REASONS)[number];
export const PAIR_REASON_LABELS: Record<PairReason, string> = {
  returned: 'Déjà réunies : quelque chose est arrivé depuis à l’ancienne adresse',
  phone: 'Même téléphone',
  name_email: 'Même nom et adresses e-mail proches',
  name_address: 'Même nom et même ville',
  home: 'Même nom de famille et même adresse postale',
};

export const PEOPLE_SEARCH_LENGTH = 200;
