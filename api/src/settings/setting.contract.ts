/** `GET /settings/public/`: what every page of the site says of the association. An empty social link is not shown. */
export interface PublicSettings {
  site_name: string;
  site_description: string;
  site_copyright_text: string;
  social_linkedin: string;
  social_youtube: string;
  social_instagram: string;
  social_tiktok: string;
  social_facebook: string;
  social_twitter: string;
}

export type SettingKey = keyof PublicSettings;

export const SETTING_CATEGORIES = ['identity', 'social'] as const;
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];
export const SETTING_CATEGORY_LABELS: Record<SettingCategory, string> = {
  identity: 'Identité',
  social: 'Réseaux sociaux',
};

/** `admin/settings`: one setting as administrators read it. */
export interface SettingRecord {
  id: number;
  key: SettingKey;
  label: string;
  help_text: string;
  category: SettingCategory;
  category_display: string;
  /** As it is written, its `{année}` and `{nom}` included; the default one where nothing else was chosen. */
  value: string;
  /** As the site shows it. */
  display_value: string;
  default_value: string;
  is_default: boolean;
  is_required: boolean;
  max_length: number;
  updated_at: string | null;
  updated_by_username: string | null;
  version: number;
}
