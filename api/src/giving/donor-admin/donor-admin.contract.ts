import type { GiverType } from '../donors/giving.contract.js';

/** `admin/users`: someone who gave money, or opened an account, through all their gifts. Amounts are in euros. */
export interface DonorRecord {
  /** The same for the same address (or name and postcode, where there is no address); it reveals neither. */
  id: string;
  name: string;
  email: string;
  donor_type: GiverType | null;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
  /** What was given, less what was given back. */
  given: number;
  gifts: number;
  /** Null where nothing was given. */
  average: number | null;
  first_given_at: string | null;
  last_given_at: string | null;
  /** Running recurring gifts, and what they bring in a month. */
  recurring: number;
  recurring_monthly: number;
  /** Of those, how many whose payment fails. */
  failing: number;
  /** Null where they have no account. */
  member_since: string | null;
  segment: DonorSegment;
}

/** `GET admin/users/{id}`. */
export interface DonorDetail extends DonorRecord {
  /** Newest first. */
  years: { year: number; given: number; gifts: number }[];
  campaigns: { campaign_id: number | null; label: string; given: number; gifts: number }[];
}

export const DONOR_SEGMENTS = ['recurring', 'new', 'loyal', 'once', 'lapsed', 'none'] as const;
export type DonorSegment = (typeof DONOR_SEGMENTS)[number];
export const DONOR_SEGMENT_LABELS: Record<DonorSegment, string> = {
  recurring: 'Régulier',
  new: 'Nouveau',
  loyal: 'Fidèle',
  once: 'Un seul don',
  lapsed: 'Aucun don depuis 12 mois',
  none: 'Aucun don reçu',
};
