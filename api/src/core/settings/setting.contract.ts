import type { SettingKey, SettingValue } from './setting-values.contract.js';

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

export interface SettingCategory {
  id: number;
  code: SettingCategoryCode;
  name: string;
}

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

/** What a value must be, for the form that edits it; the api checks it again. */
export interface SettingRules {
  format?: SettingFormat;
  min?: number;
  max?: number;
  max_length?: number;
  pattern?: string;
  choices?: { value: string; label: string }[];
  /** The sites that a link may lead to; their subdomains too. */
  hosts?: string[];
}

/** One setting of one environment, as staff read it; a sensitive one is masked. */
export interface SettingRecord {
  id: number;
  key: SettingKey;
  label: string;
  /** Where it shows, what it does. */
  description: string;
  /** How to write it. */
  help_text: string;
  /** As it is written, its `{année}` and `{nom}` included; the default one where nothing else was chosen. */
  value: SettingValue;
  /** As people read it. */
  display_value: string;
  value_type: SettingType;
  default_value: SettingValue;
  is_default: boolean;
  category: SettingCategoryCode;
  category_display: string;
  environment: SettingEnvironment;
  is_sensitive: boolean;
  is_required: boolean;
  is_public: boolean;
  validation_rules: SettingRules;
  order: number;
  updated_at: string | null;
  updated_by: number | null;
  updated_by_username: string | null;
  version: number;
}

/** `GET /settings/stats/`. `configured_settings` counts those that hold something. */
export interface SettingsStats {
  total_settings: number;
  configured_settings: number;
  sensitive_settings: number;
  public_settings: number;
  total_categories: number;
  environment: SettingEnvironment;
}

export const DEFAULT_SETTING_REASON = 'Mise à jour via l’interface d’administration';

/** `POST /settings/bulk_update/`: all of them or none. An entry's `version` is the one that was read. */
export interface BulkSettingsUpdate {
  settings: { key: string; value: SettingValue | null; version?: number }[];
  environment?: string | null;
  reason?: string | null;
}

export interface BulkSettingsAnswer {
  updated: number;
  results: SettingRecord[];
}

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

export interface SettingGap {
  topic: SettingTopic;
  label: string;
  /** What people see, or do not get, as long as this lasts. */
  consequence: string;
  is_complete: boolean;
  missing: { key: SettingKey | null; label: string }[];
}

/** The answer to a picture that was sent: the value to save, and nothing else of it. */
export interface SettingPicture {
  value: string;
  width: number;
  height: number;
}

/** A private picture, for administrators. */
export interface SettingPictureContent {
  key: SettingKey;
  /** `data:image/png;base64,…`; null where none was sent. */
  content: string | null;
}

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
