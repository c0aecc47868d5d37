import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, ValidateBy } from 'class-validator';
import { ObjectsOf, NullableText } from '../../platform/http/body-fields.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { QueryText } from '../../platform/http/query-fields.js';
import { SETTING_LIMITS } from './setting.contract.js';
import type { SettingValue } from './setting-values.dto.js';

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
