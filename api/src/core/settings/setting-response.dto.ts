import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageType } from '../../platform/http/page.dto.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import {
  type BulkSettingsAnswer,
  SETTING_CATEGORIES,
  SETTING_ENVIRONMENTS,
  SETTING_FORMATS,
  SETTING_TOPICS,
  SETTING_TYPES,
  type SettingCategory,
  type SettingCategoryCode,
  type SettingEnvironment,
  type SettingFormat,
  type SettingGap,
  type SettingPicture,
  type SettingPictureContent,
  type SettingRecord,
  type SettingRules,
  type SettingsStats,
  type SettingTopic,
  type SettingType,
} from './setting.contract.js';
import {
  NOTICE_TONES,
  type NoticeTone,
  type PublicSettings,
  type SettingKey,
  type SettingValue,
} from './setting-values.contract.js';

const VALUE = { oneOf: [{ type: 'boolean' }, { type: 'number' }, { type: 'string' }] };

export class PublicSettingsResponse implements PublicSettings {
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
  contact_answer_days: number;
  notice_message: string;
  notice_link: string;

  @ApiProperty({ enum: NOTICE_TONES })
  notice_tone: NoticeTone;

  newsletter_form_shown: boolean;
  pickup_areas: string;
  pickup_phone: string;
}

export class SettingCategoryResponse implements SettingCategory {
  id: number;

  @ApiProperty({ enum: SETTING_CATEGORIES })
  code: SettingCategoryCode;

  name: string;
}

export class SettingChoiceResponse {
  value: string;
  label: string;
}

export class SettingRulesResponse implements SettingRules {
  @ApiPropertyOptional({ enum: SETTING_FORMATS })
  format?: SettingFormat;

  min?: number;
  max?: number;
  max_length?: number;
  pattern?: string;

  @ApiPropertyOptional({ type: [SettingChoiceResponse] })
  choices?: SettingChoiceResponse[];

  @ApiPropertyOptional({ type: [String] })
  hosts?: string[];
}

export class SettingResponse implements SettingRecord {
  id: number;

  @ApiProperty({ enum: SETTING_KEYS })
  key: SettingKey;

  label: string;
  description: string;
  help_text: string;

  @ApiProperty({ ...VALUE, description: 'Masquée si elle est sensible' })
  value: SettingValue;

  display_value: string;

  @ApiProperty({ enum: SETTING_TYPES })
  value_type: SettingType;

  @ApiProperty(VALUE)
  default_value: SettingValue;

  is_default: boolean;

  @ApiProperty({ enum: SETTING_CATEGORIES })
  category: SettingCategoryCode;

  category_display: string;

  @ApiProperty({ enum: SETTING_ENVIRONMENTS })
  environment: SettingEnvironment;

  is_sensitive: boolean;
  is_required: boolean;
  is_public: boolean;
  validation_rules: SettingRulesResponse;
  order: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: number | null;

  updated_by_username: string | null;

  version: number;
}

export class SettingListResponse extends PageType(SettingResponse) {}

export class SettingCategoryListResponse extends PageType(SettingCategoryResponse) {}

export class SettingsStatsResponse implements SettingsStats {
  total_settings: number;
  configured_settings: number;
  sensitive_settings: number;
  public_settings: number;
  total_categories: number;

  @ApiProperty({ enum: SETTING_ENVIRONMENTS })
  environment: SettingEnvironment;
}

export class BulkSettingsResponse implements BulkSettingsAnswer {
  updated: number;

  results: SettingResponse[];
}

export class MissingSettingResponse {
  @ApiProperty({ enum: SETTING_KEYS, nullable: true })
  key: SettingKey | null;

  label: string;
}

export class SettingGapResponse implements SettingGap {
  @ApiProperty({ enum: SETTING_TOPICS })
  topic: SettingTopic;

  label: string;
  consequence: string;
  is_complete: boolean;

  missing: MissingSettingResponse[];
}

export class SettingPictureResponse implements SettingPicture {
  value: string;
  width: number;
  height: number;
}

export class SettingPictureContentResponse implements SettingPictureContent {
  @ApiProperty({ enum: SETTING_KEYS })
  key: SettingKey;

  @ApiProperty({ type: String, nullable: true, description: 'data:image/png;base64,…' })
  content: string | null;
}

export class SettingPictureForm {
  @ApiProperty({ type: String, format: 'binary' })
  file: unknown;
}
