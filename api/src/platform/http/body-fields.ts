import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsAmount } from './amount.js';
import { IsCalendarDate } from './calendar-date.js';
import { Trimmed } from './trimmed.js';

// Fields of a form; an optional one may be left out, or emptied with null.

const MAX_AMOUNT = 1_000_000_000;
const unlessNull = () => ValidateIf((_, value: unknown) => value !== null && value !== undefined);
const unlessEmpty = () =>
  ValidateIf((_, value: unknown) => value !== null && value !== undefined && value !== '');

export function RequiredText(most: number, message: string) {
  return applyDecorators(
    Trimmed(),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(most),
    ApiProperty({ type: String, minLength: 1, maxLength: most }),
  );
}

export function RequiredOneOf(values: readonly string[], message: string) {
  return applyDecorators(IsIn(values, { message }), ApiProperty({ enum: [...values] }));
}

export function OptionalText(most = 200) {
  return applyDecorators(
    Trimmed(),
    unlessNull(),
    IsString(),
    MaxLength(most),
    ApiPropertyOptional({ type: String, maxLength: most }),
  );
}

export function OptionalFlag() {
  return applyDecorators(unlessNull(), IsBoolean(), ApiPropertyOptional({ type: Boolean }));
}

export function OptionalMoment() {
  return applyDecorators(
    unlessNull(),
    IsCalendarDate(),
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true }),
  );
}

/** A day without an hour, `2027-03-01`. */
export function OptionalDay() {
  return applyDecorators(
    unlessNull(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Indiquez un jour, par exemple 2027-03-01.' }),
    IsCalendarDate(),
    ApiPropertyOptional({ type: String, format: 'date', nullable: true }),
  );
}

/** Major units of the record's currency. */
export function OptionalAmount() {
  return applyDecorators(
    unlessNull(),
    IsAmount(),
    Min(0),
    Max(MAX_AMOUNT),
    ApiPropertyOptional({ type: Number, nullable: true }),
  );
}

export function OptionalCount(least: number, most = 2_147_483_647) {
  return applyDecorators(
    unlessNull(),
    IsInt(),
    Min(least),
    Max(most),
    ApiPropertyOptional({ type: 'integer', minimum: least, nullable: true }),
  );
}

export function OptionalOneOf(values: readonly string[]) {
  return applyDecorators(unlessNull(), IsIn(values), ApiPropertyOptional({ enum: [...values] }));
}

export function OptionalSomeOf(values: readonly string[]) {
  return applyDecorators(
    unlessNull(),
    IsArray(),
    IsIn(values, { each: true }),
    ApiPropertyOptional({ enum: [...values], isArray: true }),
  );
}

export function OptionalAddress(message: string, protocols = ['https', 'http']) {
  return applyDecorators(
    Trimmed(),
    unlessEmpty(),
    IsUrl({ protocols, require_protocol: true }, { message }),
    MaxLength(500),
    ApiPropertyOptional({ type: String, maxLength: 500 }),
  );
}

export function OptionalEmail(message: string) {
  return applyDecorators(
    Trimmed(),
    unlessEmpty(),
    IsEmail({}, { message }),
    MaxLength(254),
    ApiPropertyOptional({ type: String, maxLength: 254 }),
  );
}

/** The end of an address; made of the title where it is empty. */
export function OptionalSlug(messages: { slug_number: string; slug_format: string }) {
  return applyDecorators(
    Trimmed(),
    unlessEmpty(),
    IsString(),
    MaxLength(80),
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: messages.slug_format }),
    Matches(/[a-z]/, { message: messages.slug_number }),
    ApiPropertyOptional({ type: String, description: 'Faite du titre où elle manque' }),
  );
}
