export const CAMPAIGN_TYPES = ['financial', 'books', 'equipment', 'mixed'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];
export const CAMPAIGN_TYPE_LABELS: Record<CampaignType, string> = {
  financial: 'Dons d’argent',
  books: 'Livres',
  equipment: 'Équipement',
  mixed: 'Argent, livres et équipement',
};

export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export const CAMPAIGN_STATUS_LABELS: Record<CampaignStatus, string> = {
  draft: 'Brouillon',
  active: 'Active',
  paused: 'En pause',
  completed: 'Terminée',
};

export const CAMPAIGN_CATEGORIES = [
  'bibliotheque',
  'manuels',
  'jeunesse',
  'numerique',
  'transport',
  'formation',
] as const;
export type CampaignCategory = (typeof CAMPAIGN_CATEGORIES)[number];
export const CAMPAIGN_CATEGORY_LABELS: Record<CampaignCategory, string> = {
  bibliotheque: 'Bibliothèques',
  manuels: 'Manuels scolaires',
  jeunesse: 'Lecture jeunesse',
  numerique: 'Équipement numérique',
  transport: 'Transport',
  formation: 'Formation',
};

export const CAMPAIGN_ORDERINGS = [
  'start_date',
  'end_date',
  'title',
  'goal_amount',
  'current_amount',
  'progress_percentage',
  'donation_count',
  'created_at',
] as const;

export const CAMPAIGN_MESSAGES = {
  title_required: 'Donnez un titre à la campagne.',
  short_description_required: 'Résumez la campagne en une ou deux phrases.',
  dates_order: 'La date de fin doit suivre la date de début.',
  suggested_most: 'Proposez 6 montants au plus.',
  suggested_amount: 'Indiquez un montant de 1 à 100 000 €, avec deux décimales au plus.',
  suggested_effect: 'Dites en 3 à 120 caractères, sur une ligne, ce que fait ce montant.',
  suggested_twice: 'Un même montant est proposé deux fois.',
  suggested_currency: 'Le formulaire de don est en euros : retirez ces montants, ou choisissez l’euro.',
  goal_required: 'Indiquez au moins un objectif qui corresponde au type de la campagne avant de la publier.',
} as const;

/** Of amounts in euros, those that the money form takes; of effects, characters. */
export const SUGGESTED_AMOUNT_LIMITS = {
  count: 6,
  least: 1,
  most: 100_000,
  effect_least: 3,
  effect_most: 120,
} as const;

/** What a new campaign is where the form says nothing. */
export const NEW_CAMPAIGN = {
  slug: '',
  description: '',
  location: '',
  featured: false,
  featured_image_id: null,
  status: 'draft',
  start_date: null,
  end_date: null,
  currency: 'EUR',
  goal_amount: 0,
  goal_books: 0,
  goal_equipment: 0,
  opening_amount: 0,
  opening_books: 0,
  opening_equipment: 0,
  opening_donation_count: 0,
  suggested_amounts: [] as never[],
} as const;

export type CampaignPhaseCode = 'completed' | 'paused' | 'draft' | 'upcoming' | 'expired' | 'active';
export interface CampaignPhase {
  code: CampaignPhaseCode;
  label: string;
  donations_allowed: boolean;
}

const PHASES: Record<CampaignPhaseCode, Omit<CampaignPhase, 'code'>> = {
  completed: { label: 'Terminée', donations_allowed: false },
  paused: { label: 'En pause', donations_allowed: false },
  draft: { label: 'Brouillon', donations_allowed: false },
  upcoming: { label: 'À venir', donations_allowed: true },
  expired: { label: 'Expirée', donations_allowed: false },
  active: { label: 'Active', donations_allowed: true },
};

interface Dated {
  status: CampaignStatus;
  start_date: string | null;
  end_date: string | null;
}

/** The phase that visitors see at `now`, and whether it takes donations (specification, site §4). */
export function campaignPhase(campaign: Dated, now: Date): CampaignPhase {
  const code = phaseCode(campaign, now);
  return { code, ...PHASES[code] };
}

function phaseCode({ status, start_date, end_date }: Dated, now: Date): CampaignPhaseCode {
  if (status !== 'active') return status;
  if (start_date && new Date(start_date) > now) return 'upcoming';
  if (end_date && new Date(end_date) < now) return 'expired';
  return 'active';
}

export type DonationKind = 'money' | 'books' | 'equipment';
const ACCEPTS: Record<CampaignType, DonationKind[]> = {
  financial: ['money'],
  books: ['books'],
  equipment: ['equipment'],
  mixed: ['money', 'books', 'equipment'],
};

export interface CampaignGoal {
  kind: DonationKind;
  current: number;
  goal: number;
  /** 0 to 100, rounded down. */
  percentage: number;
}

interface Measured {
  campaign_type: CampaignType;
  goal_amount: number;
  current_amount: number;
  goal_books: number;
  current_books: number;
  goal_equipment: number;
  current_equipment: number;
}

/** Whether gifts of this kind count for this type of campaign. */
export const countsGifts = (type: CampaignType, kind: DonationKind) => ACCEPTS[type].includes(kind);

/** The goals that count for this type of campaign and are above 0; anything that is no number counts as 0. */
export function campaignGoals(campaign: Measured): CampaignGoal[] {
  const figures: Record<DonationKind, [unknown, unknown]> = {
    money: [campaign.current_amount, campaign.goal_amount],
    books: [campaign.current_books, campaign.goal_books],
    equipment: [campaign.current_equipment, campaign.goal_equipment],
  };
  return ACCEPTS[campaign.campaign_type]
    .map((kind) => ({ kind, current: numberOrZero(figures[kind][0]), goal: numberOrZero(figures[kind][1]) }))
    .filter(({ goal }) => goal > 0)
    .map((figure) => ({ ...figure, percentage: percentageOf(figure.current, figure.goal) }));
}

/** 0 to 100: the mean of the goals' own percentages, each capped at 100; 0 where no goal is set. */
export function progressPercentage(campaign: Measured): number {
  const goals = campaignGoals(campaign);
  if (goals.length === 0) return 0;
  const share = goals.reduce((sum, { current, goal }) => sum + cappedShare(current, goal), 0) / goals.length;
  return Math.floor(share * 100 + 1e-9);
}

/** Which donation buttons a card shows, in order; none where the phase takes no donations (site §4 and §5). */
export function donationButtons(campaign: Measured & Dated, now: Date): DonationKind[] {
  if (!campaignPhase(campaign, now).donations_allowed) return [];
  return campaignGoals(campaign).map(({ kind }) => kind);
}

/** Where a donation button leads. */
export function donationPath(campaign: { id: number; slug: string }, kind: DonationKind): string {
  if (kind === 'money') return `/don?campaign=${encodeURIComponent(campaign.slug)}`;
  return `/donations/physical?campaign=${campaign.id}&campaign_slug=${encodeURIComponent(campaign.slug)}&type=${kind}`;
}

function percentageOf(current: number, goal: number): number {
  return Math.floor(cappedShare(current, goal) * 100 + 1e-9);
}

function cappedShare(current: number, goal: number): number {
  return Math.min(1, Math.max(0, current / goal));
}

function numberOrZero(value: unknown): number {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}
