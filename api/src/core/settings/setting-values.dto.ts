import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  LEGAL_CATEGORIES,
  type LegalCategory,
  NOTICE_TONES,
  type NoticeTone,
  PUBLIC_SETTING_KEYS,
} from './setting-values.contract.js';
import { SETTING_FORMATS, type SettingFormat } from './setting.contract.js';

/** What every setting holds, by key: the words, numbers and switches that steer the site. */
export class SettingValues {
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

  @ApiProperty({ enum: NOTICE_TONES })
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

  @ApiProperty({ enum: ['', ...LEGAL_CATEGORIES] })
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
export type SettingValue = SettingValues[SettingKey];

/** What a value must be, for the form that edits it; the api checks it again. */
export class SettingRules {
  @ApiPropertyOptional({ enum: SETTING_FORMATS })
  format?: SettingFormat;

  min?: number;
  max?: number;
  max_length?: number;
  pattern?: string;

  choices?: { value: string; label: string }[];
  /** The sites that a link may lead to; their subdomains too. */
  hosts?: string[];
}

/** `GET /settings/public/`: what every page of the site says of the association. What is empty is not shown. */
export class PublicSettings extends PickType(SettingValues, PUBLIC_SETTING_KEYS) {}
