import type { SettingCategory, SettingKey } from './setting.contract.js';

export interface SettingDescription {
  label: string;
  help_text: string;
  category: SettingCategory;
  is_required: boolean;
  max_length: number;
  /** The sites that a social link may lead to; their subdomains too. */
  hosts?: readonly string[];
}

const text = (label: string, max_length: number, help_text: string): SettingDescription => ({
  label,
  help_text,
  category: 'identity',
  is_required: true,
  max_length,
});

const link = (label: string, ...hosts: string[]): SettingDescription => ({
  label,
  help_text: `L’adresse complète de la page, qui commence par https://. Vide, le lien n’apparaît pas.`,
  category: 'social',
  is_required: false,
  max_length: 300,
  hosts,
});

/** Every setting, in the order of the screen. */
export const SETTINGS: Record<SettingKey, SettingDescription> = {
  site_name: text(
    'Nom du site',
    60,
    'Le nom de l’association : en tête du site, dans les titres des pages et au bas de chacune.',
  ),
  site_description: text(
    'Description du site',
    160,
    'Une phrase qui dit ce que fait l’association, au bas de chaque page.',
  ),
  site_copyright_text: text(
    'Mention de copyright',
    200,
    'La dernière ligne de chaque page. {année} devient l’année en cours, et {nom} le nom du site.',
  ),
  social_linkedin: link('LinkedIn', 'linkedin.com'),
  social_youtube: link('YouTube', 'youtube.com', 'youtu.be'),
  social_instagram: link('Instagram', 'instagram.com'),
  social_tiktok: link('TikTok', 'tiktok.com'),
  social_facebook: link('Facebook', 'facebook.com', 'fb.com'),
  social_twitter: link('X (Twitter)', 'x.com', 'twitter.com'),
};

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export const SETTING_DEFAULTS = {
  site_description: 'Soutenir l’éducation en Afrique',
  site_copyright_text: '© {année} {nom}. Tous droits réservés.',
} as const;
