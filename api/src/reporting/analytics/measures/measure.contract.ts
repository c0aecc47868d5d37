/** What can be asked, each with the resource that whoever asks must be able to read. */
export const MEASURES = {
  raised: { label: 'Dons d’argent reçus', unit: 'euros', resource: 'giving' },
  gifts: { label: 'Nombre de dons d’argent', unit: 'count', resource: 'giving' },
  average: { label: 'Don moyen', unit: 'euros', resource: 'giving' },
  refunded: { label: 'Sommes remboursées', unit: 'euros', resource: 'giving' },
  donors: { label: 'Donateurs', unit: 'count', resource: 'giving' },
  new_donors: { label: 'Nouveaux donateurs', unit: 'count', resource: 'giving' },
  visits: { label: 'Visites du site', unit: 'count', resource: 'analytics' },
  views: { label: 'Pages vues', unit: 'count', resource: 'analytics' },
  physical_donations: { label: 'Dons matériels validés', unit: 'count', resource: 'physical-donations' },
  books: { label: 'Livres reçus', unit: 'count', resource: 'campaigns' },
  equipment: { label: 'Matériel reçu', unit: 'count', resource: 'campaigns' },
  requests: { label: 'Demandes d’accompagnement', unit: 'count', resource: 'accompaniment-requests' },
  ambassadors: { label: 'Candidatures d’ambassadeurs', unit: 'count', resource: 'ambassador-applications' },
  registrations: { label: 'Places réservées', unit: 'count', resource: 'event-registrations' },
  arrivals: { label: 'Personnes venues', unit: 'count', resource: 'event-registrations' },
} as const satisfies Record<string, { label: string; unit: 'euros' | 'count'; resource: string }>;

export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** What a measure can be shared out by; `step` is time, in steps of the period. */
export const DIMENSION_LABELS = {
  step: 'au fil du temps',
  campaign: 'par campagne',
  event: 'par événement',
  method: 'par moyen de paiement',
  frequency: 'par fréquence',
  source: 'par provenance',
  donor_type: 'par type de donateur',
  region: 'par région',
  hour: 'par heure du jour',
  kind: 'par catégorie',
  who: 'par public',
  page: 'par page',
  country: 'par pays',
  device: 'par appareil',
} as const;

export type Dimension = keyof typeof DIMENSION_LABELS;
export const DIMENSION_NAMES = Object.keys(DIMENSION_LABELS) as Dimension[];

export const FILTER_LABELS = {
  campaign: 'une campagne',
  event: 'un événement',
  region: 'une région',
  partner: 'un partenaire',
} as const;
export type MeasureFilter = keyof typeof FILTER_LABELS;

interface MeasureShape {
  dimensions: readonly Dimension[];
  filters: readonly MeasureFilter[];
}

const GIFTS: MeasureShape = {
  dimensions: ['step', 'campaign', 'method', 'frequency', 'source', 'donor_type', 'region', 'hour'],
  filters: ['campaign', 'region', 'partner'],
};
/** What is a share of gifts has no sum over time. */
const SHARES: MeasureShape = {
  ...GIFTS,
  dimensions: GIFTS.dimensions.filter((dimension) => dimension !== 'step' && dimension !== 'hour'),
};
const DONORS: MeasureShape = { dimensions: ['step'], filters: ['campaign'] };
const VISITS: MeasureShape = { dimensions: ['step', 'source', 'page', 'country', 'device'], filters: [] };
const THINGS: MeasureShape = { dimensions: ['step', 'campaign'], filters: ['campaign', 'partner'] };
const CASES: MeasureShape = { dimensions: ['step', 'kind', 'who', 'region'], filters: [] };
const SEATS: MeasureShape = { dimensions: ['step', 'event'], filters: ['event'] };

/** By what each measure can be shared out and narrowed. */
export const MEASURE_SHAPES: Record<Measure, MeasureShape> = {
  raised: GIFTS,
  gifts: GIFTS,
  average: SHARES,
  refunded: SHARES,
  donors: DONORS,
  new_donors: DONORS,
  visits: VISITS,
  views: VISITS,
  physical_donations: {
    dimensions: ['step', 'campaign', 'kind', 'who', 'region'],
    filters: ['campaign', 'region', 'partner'],
  },
  books: THINGS,
  equipment: THINGS,
  requests: CASES,
  ambassadors: CASES,
  registrations: SEATS,
  arrivals: SEATS,
};

/** Whether parts add up: averages do not, and a visit that saw two pages is in the visits of both. */
export const isSumOfParts = (measure: Measure, dimension: Dimension): boolean =>
  measure !== 'average' && !(measure === 'visits' && dimension === 'page');
