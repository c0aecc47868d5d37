import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, ValidateBy } from 'class-validator';
import { ObjectsOf, NullableText } from '../../platform/http/body-fields.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { QueryText } from '../../platform/http/query-fields.js';
import {
  SETTING_CATEGORIES,
  SETTING_ENVIRONMENTS,
  SETTING_LIMITS,
  SETTING_TOPICS,
  SETTING_TYPES,
  type SettingCategoryCode,
  type SettingEnvironment,
  type SettingTopic,
  type SettingType,
} from './setting.contract.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { type SettingKey, SettingRules, type SettingValue } from './setting-values.dto.js';

const LONGEST = 70_000;
const ANY_VALUE = {
  nullable: true,
  oneOf: [{ type: 'boolean' }, { type: 'number' }, { type: 'string', maxLength: LONGEST }],
  description: 'null : revenir à la valeur par défaut',
};

const isSettingValue = (value: unknown) =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= LONGEST);

const IsSettingValue = () =>
  ValidateBy({
    name: 'isSettingValue',
    validator: {
      validate: isSettingValue,
      defaultMessage: () => 'Indiquez un texte, un nombre, vrai ou faux, ou null pour la valeur par défaut.',
    },
  });

export class EnvironmentQuery {
  @QueryText(
    'development, staging ou production ; autre chose vaut development. Absent : celui qui tourne.',
    50,
  )
  environment?: string;
}

export class SettingsQuery extends EnvironmentQuery {
  @QueryText('Mots à chercher dans le nom, l’aide, la clé et la valeur.')
  search?: string;
}

class Reasoned {
  @NullableText(SETTING_LIMITS.max_reason)
  reason?: string | null;

  @NullableText(50)
  environment?: string | null;
}

class NewValue extends PartialType(RecordVersion, { skipNullProperties: false }) {
  @ApiProperty(ANY_VALUE)
  @IsSettingValue()
  value: SettingValue | null;
}

export class UpdateSettingBody extends IntersectionType(Reasoned, NewValue) {}

export class BulkSettingEntry extends NewValue {
  @MaxLength(100)
  @IsString()
  key: string;
}

/** `POST /settings/bulk_update/`: all of them or none. An entry's `version` is the one that was read. */
export class BulkSettingsUpdate extends Reasoned {
  @ObjectsOf(() => BulkSettingEntry)
  @ArrayMaxSize(SETTING_LIMITS.max_changes)
  @ArrayMinSize(1)
  @IsArray()
  settings: BulkSettingEntry[];
}

const VALUE = { oneOf: [{ type: 'boolean' }, { type: 'number' }, { type: 'string' }] };

export class SettingCategory {
  id: number;

  @ApiProperty({ enum: SETTING_CATEGORIES })
  code: SettingCategoryCode;

  name: string;
}

/** One setting of one environment, as staff read it; a sensitive one is masked. */
export class SettingRecord {
  id: number;

  @ApiProperty({ enum: SETTING_KEYS })
  key: SettingKey;

  label: string;
  /** Where it shows, what it does. */
  description: string;
  /** How to write it. */
  help_text: string;

  /** As it is written, its `{année}` and `{nom}` included; the default one where nothing else was chosen. */
  @ApiProperty({ ...VALUE, description: 'Masquée si elle est sensible' })
  value: SettingValue;

  /** As people read it. */
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
  validation_rules: SettingRules;
  order: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: number | null;
  updated_by_username: string | null;
  version: number;
}

export class SettingListResponse extends PageOf(SettingRecord) {}

export class SettingCategoryListResponse extends PageOf(SettingCategory) {}

/** `GET /settings/stats/`. `configured_settings` counts those that hold something. */
export class SettingsStats {
  total_settings: number;
  configured_settings: number;
  sensitive_settings: number;
  public_settings: number;
  total_categories: number;

  @ApiProperty({ enum: SETTING_ENVIRONMENTS })
  environment: SettingEnvironment;
}

export class BulkSettingsAnswer {
  updated: number;
  results: SettingRecord[];
}

class MissingSetting {
  @ApiProperty({ enum: SETTING_KEYS, nullable: true })
  key: SettingKey | null;

  label: string;
}

export class SettingGap {
  @ApiProperty({ enum: SETTING_TOPICS })
  topic: SettingTopic;

  label: string;
  /** What people see, or do not get, as long as this lasts. */
  consequence: string;
  is_complete: boolean;
  missing: MissingSetting[];
}

/** The answer to a picture that was sent: the value to save, and nothing else of it. */
export class SettingPicture {
  value: string;
  width: number;
  height: number;
}

/** A private picture, for administrators. */
export class SettingPictureContent {
  @ApiProperty({ enum: SETTING_KEYS })
  key: SettingKey;

  /** `data:image/png;base64,…`; null where none was sent. */
  @ApiProperty({ type: String, nullable: true, description: 'data:image/png;base64,…' })
  content: string | null;
}

export class SettingPictureForm {
  @ApiProperty({ type: String, format: 'binary' })
  file: unknown;
}
