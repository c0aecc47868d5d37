export const SETTING_CATEGORIES = [
  'identity',
  'social',
  'contact',
  'site',
  'physical_donations',
  'association',
  'legal',
  'receipts',
  'bank',
  'mail',
] as const;
export type SettingCategoryCode = (typeof SETTING_CATEGORIES)[number];
export const SETTING_CATEGORY_LABELS: Record<SettingCategoryCode, string> = {
  identity: 'Identité',
  social: 'Réseaux sociaux',
  contact: 'Coordonnées',
  site: 'Annonce et lettre',
  physical_donations: 'Dons matériels',
  association: 'L’association',
  legal: 'Pages légales et communauté',
  receipts: 'Reçus fiscaux',
  bank: 'Virements',
  mail: 'E-mails',
};

/** Settings are kept apart for each; those of the environment that runs apply, the others are prepared. */
export const SETTING_ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type SettingEnvironment = (typeof SETTING_ENVIRONMENTS)[number];
export const SETTING_ENVIRONMENT_LABELS: Record<SettingEnvironment, string> = {
  development: 'Développement',
  staging: 'Préproduction',
  production: 'Production',
};

/** The environment that a name means; whatever is not one is development. */
export function settingEnvironment(name: string): SettingEnvironment {
  return SETTING_ENVIRONMENTS.find((known) => known === name) ?? 'development';
}

/** What receipts say of the association, beside the settings of their own category. */
const MENTIONED_ON_RECEIPTS: readonly string[] = [
  'legal_name',
  'legal_street',
  'legal_postal_code',
  'legal_city',
  'legal_siren',
  'legal_rna',
];

/** On which resource one needs the right to change a setting: who issues receipts completes what they say. */
export function resourceOfSetting(
  key: string,
  category: SettingCategoryCode,
): 'receipt-settings' | 'settings' {
  return category === 'receipts' || MENTIONED_ON_RECEIPTS.includes(key) ? 'receipt-settings' : 'settings';
}

export const SETTING_TYPES = ['boolean', 'number', 'string'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export const SETTING_FORMATS = [
  'line',
  'text',
  'rich_text',
  'email',
  'phone',
  'link',
  'page',
  'date',
  'siren',
  'rna',
  'iban',
  'bic',
  'picture',
] as const;
export type SettingFormat = (typeof SETTING_FORMATS)[number];

export const DEFAULT_SETTING_REASON = 'Mise à jour via l’interface d’administration';

/** Things that do not work, or not fully, until settings are filled in. */
export const SETTING_TOPICS = [
  'contact',
  'legal_notices',
  'community',
  'bank',
  'receipts',
  'card_payment',
  'mail',
] as const;
export type SettingTopic = (typeof SETTING_TOPICS)[number];

export const SETTING_LIMITS = {
  max_reason: 300,
  max_changes: 100,
  max_picture_bytes: 2 * 1024 * 1024,
  picture_width: 800,
  picture_height: 400,
} as const;

/** What stands in for a sensitive value. */
export const MASK = '••••••••';

export const SETTING_MESSAGES = {
  categories_invalid: 'Categories response invalid',
  settings_invalid: 'Settings response invalid',
  stats_invalid: 'Stats response invalid',
} as const;
