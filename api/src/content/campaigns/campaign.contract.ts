import type { Picture } from '../media/media.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { PublicationState } from '../publishing/publishing.contract.js';

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

/** An amount that the money form offers for a campaign, and what it does: « 20 € : 4 livres pour enfants ». */
export interface SuggestedAmount {
  /** Euros. */
  amount: number;
  /** Plain text, on one line. */
  effect: string;
}

/** A campaign as anyone may read it. Amounts are in major units of `currency`; dates are ISO 8601, UTC. */
export interface Campaign {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  /** Sanitised HTML. */
  description: string;
  category: CampaignCategory;
  location: string;
  featured: boolean;
  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;
  picture: Picture | null;
  campaign_type: CampaignType;
  status: CampaignStatus;
  start_date: string | null;
  end_date: string | null;
  goal_amount: number;
  current_amount: number;
  currency: Currency;
  goal_books: number;
  current_books: number;
  goal_equipment: number;
  current_equipment: number;
  donation_count: number;
  /** 0 to 100, rounded down; see `progressPercentage`. */
  progress_percentage: number;
  created_by: { first_name: string; last_name: string } | null;
  updated_at: string;
  /** The smallest first; none where the form's usual amounts are offered. */
  suggested_amounts: SuggestedAmount[];
}

/** `admin/campaigns`: what staff read and write. Totals come from opening figures and recorded gifts. */
export interface CampaignRecord extends Campaign, PublicationState {
  featured_image_id: number | null;
  /** What had been collected before this product kept count. */
  opening_amount: number;
  opening_books: number;
  opening_equipment: number;
  opening_donation_count: number;
}

export interface CampaignInput {
  slug?: string;
  title: string;
  short_description: string;
  description?: string;
  category: CampaignCategory;
  location?: string;
  featured?: boolean;
  featured_image_id?: number | null;
  campaign_type: CampaignType;
  status?: CampaignStatus;
  start_date?: string | null;
  end_date?: string | null;
  goal_amount?: number;
  currency?: Currency;
  goal_books?: number;
  goal_equipment?: number;
  opening_amount?: number;
  opening_books?: number;
  opening_equipment?: number;
  opening_donation_count?: number;
  /** In any order. */
  suggested_amounts?: SuggestedAmount[];
}

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

type Dated = Pick<Campaign, 'status' | 'start_date' | 'end_date'>;

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

type Measured = Pick<
  Campaign,
  | 'campaign_type'
  | 'goal_amount'
  | 'current_amount'
  | 'goal_books'
  | 'current_books'
  | 'goal_equipment'
  | 'current_equipment'
>;

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
export function donationPath(campaign: Pick<Campaign, 'id' | 'slug'>, kind: DonationKind): string {
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
