import type { Picture } from '../media/media.contract.js';
import type { PublicationState } from '../publishing/publishing.contract.js';

export const PARTNER_KINDS = [
  'institution',
  'bibliotheque',
  'universite',
  'association',
  'fondation',
  'entreprise',
  'media',
] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
export const PARTNER_KIND_LABELS: Record<PartnerKind, string> = {
  institution: 'Institution',
  bibliotheque: 'Bibliothèque',
  universite: 'Université',
  association: 'Association',
  fondation: 'Fondation',
  entreprise: 'Entreprise',
  media: 'Média',
};

export const PARTNER_ORDERINGS = ['order', 'name', 'since', 'updated_at'] as const;

export const PARTNER_LIMITS = { first_year: 1900, last_year: 2999 } as const;

export const PARTNER_MESSAGES = {
  name_required: 'Donnez le nom du partenaire.',
  kind_unknown: 'Choisissez ce qu’est ce partenaire.',
  website_invalid: 'Indiquez une adresse qui commence par https://, par exemple https://exemple.org.',
} as const;

/** A partner as anyone may read it. */
export interface Partner {
  id: number;
  slug: string;
  name: string;
  kind: PartnerKind;
  description: string;
  /** An https address, or nothing. */
  website: string;
  country: string;
  /** The year in which the partnership began. */
  since: number | null;
  /** Whether the partnership goes on. */
  active: boolean;
  order: number;
  logo: Picture | null;
  updated_at: string;
}

export interface PartnerInput {
  slug?: string;
  name: string;
  kind: PartnerKind;
  /** Plain text, a few sentences. */
  description?: string;
  website?: string;
  country?: string;
  since?: number | null;
  active?: boolean;
  logo_id?: number | null;
  order?: number;
}

/** `admin/partners`: what staff read; the text is the one they last wrote. */
export interface PartnerRecord extends Partner, PublicationState {
  logo_id: number | null;
}
