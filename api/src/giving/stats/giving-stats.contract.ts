import type { Frequency } from '../donors/giving.contract.js';
import type { PaymentMethod } from '../payments/payment.contract.js';

export const GIVING_PERIODS = ['week', 'month', 'quarter', 'year', 'last_year'] as const;
export type GivingPeriod = (typeof GIVING_PERIODS)[number];
export const GIVING_PERIOD_LABELS: Record<GivingPeriod, string> = {
  week: 'Cette semaine',
  month: 'Ce mois-ci',
  quarter: 'Ce trimestre',
  year: 'Cette année',
  last_year: 'L’an dernier',
};
/** What a period is measured against: as many days of the one before. */
export const GIVING_BEFORE_LABELS: Record<GivingPeriod, string> = {
  week: 'les mêmes jours de la semaine dernière',
  month: 'les mêmes jours du mois dernier',
  quarter: 'les mêmes jours du trimestre dernier',
  year: 'les mêmes jours de l’an dernier',
  last_year: 'l’année d’avant',
};

/**
 * `GET admin/giving/figures`: sums over the journal, in euros; gifts in other currencies are counted apart. No person
 * is named: whoever reads figures may read them.
 */
export interface GivingStats {
  period: GivingPeriod;
  /** Days of Paris, both included. */
  from: string;
  to: string;
  before_from: string;
  before_to: string;
  now: GivingSums;
  before: GivingSums;
  /** What was given each day, week or month of the period, beside the one before. */
  steps: GivingStep[];
  step: 'day' | 'week' | 'month';
  by_campaign: (GivingShare & { campaign_id: number | null })[];
  by_source: (GivingShare & { source: string })[];
  by_method: (GivingShare & { method: PaymentMethod })[];
  by_frequency: (GivingShare & { frequency: Frequency })[];
  /** By the campaign codes of the visit that the gift came from; both empty for gifts without any. */
  by_utm: (GivingShare & { utm_source: string; utm_campaign: string })[];
  recurring: RecurringStats;
  /** Gifts in other currencies, which are added to nothing. */
  other_currencies: { currency: 'XAF'; raised: number; gifts: number }[];
}

/** Euros. */
export interface GivingSums {
  /** What was given, less what was given back or taken back in the period. */
  raised: number;
  /** What was given. */
  given: number;
  refunded: number;
  disputed: number;
  /** What payment providers kept. */
  fees: number;
  gifts: number;
  /** Null where there was no gift. */
  average: number | null;
  /** Addresses, or names where there is no address, that gave. */
  donors: number;
  /** Those of them who had never given before. */
  new_donors: number;
  /** Tries that were refused. */
  failures: number;
  /** Of the tries that ended, how many in a hundred were refused; null where none ended. */
  failure_rate: number | null;
}

export interface GivingStep {
  /** The first day of it. */
  day: string;
  raised: number;
  /** Null where the period before was shorter. */
  before: number | null;
}

export interface GivingShare {
  /** What the sum is of, in French. */
  label: string;
  raised: number;
  gifts: number;
}

/** As it stands now. */
export interface RecurringStats {
  /** What recurring gifts bring in a month: a quarter's counts for a third, a year's for a twelfth. */
  monthly: number;
  active: number;
  paused: number;
  past_due: number;
  /** Begun, and stopped, in the period. */
  started: number;
  stopped: number;
}

/** `GET admin/giving/today`: what waits for an administrator. */
export interface GivingToday {
  failing_cards: number;
  /** Transfers that were announced and are not matched yet. */
  transfers: number;
  /** The oldest of them, in days. */
  oldest_transfer_days: number | null;
  missing_addresses: number;
  disputes: number;
  /** Gifts with a payment that is to be given back or accepted. */
  unapplied: number;
  /** Gifts refused in the last 30 days. */
  failed: number;
}

/** `GET admin/giving/campaigns/{id}`: what a campaign was given in money, month after month, by the journal. */
export interface CampaignGiving {
  campaign_id: number;
  currency: 'EUR' | 'XAF';
  raised: number;
  gifts: number;
  average: number | null;
  donors: number;
  refunded: number;
  /** From the first gift to now, without a gap. */
  months: { month: string; raised: number; gifts: number; total: number }[];
}
