import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IfGiven } from '../platform/http/if-given.js';
import { Trimmed } from '../platform/http/trimmed.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import {
  type PublicSettings,
  SETTING_CATEGORIES,
  type SettingCategory,
  type SettingKey,
  type SettingRecord,
} from './setting.contract.js';

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
}

export class SettingResponse implements SettingRecord {
  id: number;

  @ApiProperty({ enum: SETTING_KEYS })
  key: SettingKey;

  label: string;
  help_text: string;

  @ApiProperty({ enum: SETTING_CATEGORIES })
  category: SettingCategory;

  category_display: string;
  value: string;
  display_value: string;
  default_value: string;
  is_default: boolean;
  is_required: boolean;
  max_length: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  updated_by_username: string | null;

  version: number;
}

export class UpdateSettingBody {
  @ApiProperty({ type: String, nullable: true, description: 'null : revenir à la valeur par défaut' })
  @MaxLength(1000)
  @IsString()
  @ValidateIf((_, value: unknown) => value !== null)
  @Trimmed()
  value: string | null;

  @ApiPropertyOptional({ type: 'integer' })
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}
