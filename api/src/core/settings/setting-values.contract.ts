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

/** What every page of the site says of the association, and anyone may read. */
export const PUBLIC_SETTING_KEYS = [
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
] as const;
