/** What every setting holds, by key: the words, numbers and switches that steer the site. */
export interface SettingValues {
  site_name: string;
  site_description: string;
  site_copyright_text: string;
  social_linkedin: string;
  social_youtube: string;
  social_instagram: string;
  social_tiktok: string;
  social_facebook: string;
  social_twitter: string;
  contact_email: string;
  contact_phone: string;
  contact_address: string;
  contact_hours: string;
  /** Working days within which someone answers. */
  contact_answer_days: number;
  notice_message: string;
  /** A page of the site, `/campagnes`, or a complete address. */
  notice_link: string;
  notice_tone: NoticeTone;
  /** Days in Paris, `2027-03-01`; empty for no bound. */
  notice_starts_on: string;
  notice_ends_on: string;
  newsletter_form_shown: boolean;
  pickup_areas: string;
  pickup_phone: string;
  legal_name: string;
  /** 9 digits. */
  legal_siren: string;
  /** W and 9 digits. */
  legal_rna: string;
  legal_street: string;
  legal_postal_code: string;
  legal_city: string;
  publication_director: string;
  hosting_name: string;
  hosting_address: string;
  hosting_phone: string;
  /** Sanitised HTML. */
  intellectual_property_text: string;
  /** Sanitised HTML. */
  community_text: string;
  legal_purpose: string;
  legal_category: '' | LegalCategory;
  legal_decree_on: string;
  signatory_name: string;
  signatory_role: string;
  /** SHA-256 of a private picture. */
  signatory_signature: string;
  receipts_right_confirmed: boolean;
  receipts_enabled: boolean;
  bank_holder: string;
  bank_iban: string;
  bank_bic: string;
  mail_sender_name: string;
  mail_footer: string;
}

export type SettingKey = keyof SettingValues;
export type SettingValue = boolean | number | string;

export const NOTICE_TONES = ['information', 'important'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];
export const NOTICE_TONE_LABELS: Record<NoticeTone, string> = {
  information: 'Information',
  important: 'Important',
};

/** The boxes of form 2041-RD that an association of this kind may tick. */
export const LEGAL_CATEGORIES = ['interet_general', 'utilite_publique'] as const;
export type LegalCategory = (typeof LEGAL_CATEGORIES)[number];
export const LEGAL_CATEGORY_LABELS: Record<LegalCategory, string> = {
  interet_general: 'Œuvre ou organisme d’intérêt général',
  utilite_publique: 'Association ou fondation reconnue d’utilité publique',
};

const PUBLIC_KEYS = [
  'site_name',
  'site_description',
  'site_copyright_text',
  'social_linkedin',
  'social_youtube',
  'social_instagram',
  'social_tiktok',
  'social_facebook',
  'social_twitter',
  'contact_email',
  'contact_phone',
  'contact_address',
  'contact_hours',
  'contact_answer_days',
  'notice_message',
  'notice_link',
  'notice_tone',
  'newsletter_form_shown',
  'pickup_areas',
  'pickup_phone',
] as const satisfies readonly SettingKey[];
export const PUBLIC_SETTING_KEYS: readonly PublicSettingKey[] = PUBLIC_KEYS;
export type PublicSettingKey = (typeof PUBLIC_KEYS)[number];

/** `GET /settings/public/`: what every page of the site says of the association. What is empty is not shown. */
export type PublicSettings = Pick<SettingValues, PublicSettingKey>;
