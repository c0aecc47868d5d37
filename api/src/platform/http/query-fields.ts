import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsCalendarDate } from './calendar-date.js';
import { UUID } from './record-id.pipe.js';

// Parameters of an address: all optional, an empty one counts as not given, a repeated one takes its last value.

const single = (read: (text: string) => unknown) =>
  Transform(({ value }) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last !== 'string') return last;
    return last.trim() === '' ? undefined : read(last.trim());
  });

const toNumber = (text: string) => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const BOOLEANS: Record<string, boolean> = {
  true: true,
  '1': true,
  oui: true,
  false: false,
  '0': false,
  non: false,
};

export function QueryInt(least: number, most: number, description: string) {
  return applyDecorators(
    single(toNumber),
    IsOptional(),
    IsInt(),
    Min(least),
    Max(most),
    ApiPropertyOptional({ type: 'integer', minimum: least, maximum: most, description }),
  );
}

export function QueryAmount(description: string) {
  return applyDecorators(
    single(toNumber),
    IsOptional(),
    IsNumber({}),
    Min(0),
    Max(1e12),
    ApiPropertyOptional({ type: 'number', minimum: 0, maximum: 1e12, description }),
  );
}

/** A number that may be too small: its message is the feature’s own. */
export function QueryNumber(description: string) {
  return applyDecorators(
    single(toNumber),
    IsOptional(),
    IsNumber({}),
    Max(1e12),
    ApiPropertyOptional({ type: 'number', description }),
  );
}

export function QueryBoolean(description: string) {
  return applyDecorators(
    single((text) => BOOLEANS[text.toLowerCase()] ?? text),
    IsOptional(),
    IsBoolean(),
    ApiPropertyOptional({ type: 'boolean', description }),
  );
}

export function QueryOneOf(values: readonly string[], description: string) {
  return applyDecorators(
    single((text) => text),
    IsOptional(),
    IsIn(values),
    ApiPropertyOptional({ type: 'string', enum: [...values], description }),
  );
}

/** One of the fields, or one with `-` in front for descending. */
export function QueryOrdering(fields: readonly string[], byDefault = '') {
  return QueryOneOf(
    fields.flatMap((field) => [field, `-${field}`]),
    `Ordre des résultats ; un tiret devant le champ le renverse.${byDefault && ` ${byDefault}`}`,
  );
}

/** What a list is ordered by, and which way round. */
export type Sort = readonly [field: string, direction: 'ASC' | 'DESC'];

export function sortOf(ordering: string): Sort {
  return [ordering.replace('-', ''), ordering.startsWith('-') ? 'DESC' : 'ASC'];
}

export function QueryDate(description: string) {
  return applyDecorators(
    single((text) => text),
    IsOptional(),
    IsCalendarDate(),
    ApiPropertyOptional({ type: 'string', format: 'date', example: '2027-03-01', description }),
  );
}

export function QueryText(description: string, most = 200) {
  return applyDecorators(
    single((text) => text),
    IsOptional(),
    IsString(),
    MaxLength(most),
    ApiPropertyOptional({ type: 'string', maxLength: most, description }),
  );
}

/** A text of this form, such as a list of numbers or a month; `example` is one. */
export function QueryPattern(form: RegExp, example: string, description: string, most = 200) {
  return applyDecorators(
    single((text) => text),
    IsOptional(),
    IsString(),
    MaxLength(most),
    Matches(form, { message: `Écrivez cette valeur comme dans l’exemple : ${example}.` }),
    ApiPropertyOptional({ type: 'string', maxLength: most, pattern: form.source, example, description }),
  );
}

/** The identifier of a record that has no number. */
export function QueryUuid(description: string) {
  return applyDecorators(
    single((text) => text),
    IsOptional(),
    Matches(UUID, { message: 'Cet identifiant n’a pas la bonne forme.' }),
    ApiPropertyOptional({ type: 'string', format: 'uuid', description }),
  );
}
