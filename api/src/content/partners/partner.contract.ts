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

/** What a new partner is where the form says nothing. */
export const NEW_PARTNER = {
  slug: '',
  description: '',
  website: '',
  country: '',
  since: null,
  active: true,
  logo_id: null,
} as const;
