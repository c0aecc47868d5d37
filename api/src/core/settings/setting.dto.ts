import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { ObjectsOf, NullableText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { QueryText } from '../../platform/http/query-fields.js';
import { type BulkSettingsUpdate, SETTING_LIMITS } from './setting.contract.js';
import type { SettingValue } from './setting-values.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

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

class Versioned extends Reasoned {
  @ApiPropertyOptional({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}

export class UpdateSettingBody extends Versioned {
  @ApiProperty(ANY_VALUE)
  @IsSettingValue()
  value: SettingValue | null;
}

export class BulkSettingEntry {
  @ApiProperty({ type: String, maxLength: 100 })
  @MaxLength(100)
  @IsString()
  key: string;

  @ApiProperty(ANY_VALUE)
  @IsSettingValue()
  value: SettingValue | null;

  @ApiPropertyOptional({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}

export class BulkSettingsBody extends Reasoned implements BulkSettingsUpdate {
  @ApiProperty({ type: [BulkSettingEntry] })
  @ObjectsOf(() => BulkSettingEntry)
  @ArrayMaxSize(SETTING_LIMITS.max_changes)
  @ArrayMinSize(1)
  @IsArray()
  settings: BulkSettingEntry[];
}
