import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsAmount } from './amount.js';
import { IsCalendarDate } from './calendar-date.js';
import { IfGiven, UnlessNull } from './if-given.js';
import { MailAddressForm } from './mail-address.js';
import { OneLine, Trimmed } from './trimmed.js';
import { MAX_INT } from '../database/max-int.js';

// Fields of a form. Any optional one may be left out. null empties a text, a list of words or of records, a date or a
// number, which goes back to what a new record has; a choice and a yes or no cannot be empty, nor are parts that were
// written one by one thrown away by it: they refuse it. tests/api/body-rules.spec.ts holds every body to this.

const MAX_AMOUNT = 1_000_000_000;
/** Longer ones may be typed in several lines. */
const ONE_LINE_LENGTH = 200;
const tidied = (most: number) => (most > ONE_LINE_LENGTH ? Trimmed() : OneLine());
/** Takes null for the value that is empty. */
export const NullAs = (empty: '' | []) =>
  Transform(({ value }: { value: unknown }) => (value === null ? empty : value));
const unlessEmpty = () =>
  ValidateIf((_, value: unknown) => value !== null && value !== undefined && value !== '');

export function RequiredText(most: number, message: string) {
  return applyDecorators(
    tidied(most),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(most),
    ApiProperty({ type: String, minLength: 1, maxLength: most }),
  );
}

export function RequiredOneOf(values: readonly string[], message: string) {
  return applyDecorators(IsIn(values, { message }), ApiProperty({ enum: [...values] }));
}

export function OptionalText(most = ONE_LINE_LENGTH) {
  return applyDecorators(
    NullAs(''),
    tidied(most),
    IfGiven(),
    IsString(),
    MaxLength(most),
    ApiPropertyOptional({ type: String, maxLength: most }),
  );
}

/** A text that null says something else than an empty one of: that nothing was written. */
export function NullableText(most = ONE_LINE_LENGTH) {
  return applyDecorators(
    tidied(most),
    UnlessNull(),
    IsString(),
    MaxLength(most),
    ApiPropertyOptional({ type: String, maxLength: most, nullable: true }),
  );
}

export function OptionalFlag() {
  return applyDecorators(IfGiven(), IsBoolean(), ApiPropertyOptional({ type: Boolean }));
}

export function OptionalMoment() {
  return applyDecorators(
    UnlessNull(),
    IsCalendarDate(),
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true }),
  );
}

/** A day without an hour, `2027-03-01`. */
export function OptionalDay() {
  return applyDecorators(
    UnlessNull(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Indiquez un jour, par exemple 2027-03-01.' }),
    IsCalendarDate(),
    ApiPropertyOptional({ type: String, format: 'date', nullable: true }),
  );
}

/** Major units of the record's currency. */
export function OptionalAmount() {
  return applyDecorators(
    UnlessNull(),
    IsAmount(),
    Min(0),
    Max(MAX_AMOUNT),
    ApiPropertyOptional({ type: Number, nullable: true }),
  );
}

export function OptionalCount(least: number, most = MAX_INT) {
  return applyDecorators(
    UnlessNull(),
    IsInt(),
    Min(least),
    Max(most),
    ApiPropertyOptional({ type: 'integer', minimum: least, nullable: true }),
  );
}

export function OptionalOneOf(values: readonly string[], message?: string) {
  return applyDecorators(
    IfGiven(),
    IsIn(values, message === undefined ? {} : { message }),
    ApiPropertyOptional({ enum: [...values] }),
  );
}

export function OptionalSomeOf(values: readonly string[]) {
  return applyDecorators(
    NullAs([]),
    IfGiven(),
    IsArray(),
    IsIn(values, { each: true }),
    ApiPropertyOptional({ enum: [...values], isArray: true }),
  );
}

const MOST_IDS = 500;
const eachId = () => [IsInt({ each: true }), Min(1, { each: true }), Max(MAX_INT, { each: true })];
const describedIds = { type: [Number] as [NumberConstructor], minimum: 1, maximum: MAX_INT };

/** The numbers of the records that an action is about. */
export function RequiredIds(description?: string) {
  const described = { ...describedIds, minItems: 1, maxItems: MOST_IDS, ...(description && { description }) };
  return applyDecorators(
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(MOST_IDS),
    ...eachId(),
    ApiProperty(described),
  );
}

/** The numbers of records that this one refers to. */
export function OptionalIds(most: number) {
  return applyDecorators(
    NullAs([]),
    IfGiven(),
    IsArray(),
    ArrayMaxSize(most),
    ...eachId(),
    ApiPropertyOptional(describedIds),
  );
}

export function OptionalAddress(message: string, protocols = ['https', 'http']) {
  return applyDecorators(
    NullAs(''),
    Trimmed(),
    unlessEmpty(),
    IsUrl({ protocols, require_protocol: true }, { message }),
    MaxLength(500),
    ApiPropertyOptional({ type: String, maxLength: 500 }),
  );
}

export function OptionalEmail(message: string) {
  return applyDecorators(
    NullAs(''),
    MailAddressForm(message),
    unlessEmpty(),
    ApiPropertyOptional({ type: String, maxLength: 254 }),
  );
}

/** The end of an address; made of the title where it is empty. */
export function OptionalSlug(messages: { slug_number: string; slug_format: string }) {
  return applyDecorators(
    NullAs(''),
    Trimmed(),
    unlessEmpty(),
    IsString(),
    MaxLength(80),
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: messages.slug_format }),
    Matches(/[a-z]/, { message: messages.slug_number }),
    ApiPropertyOptional({ type: String, description: 'Faite du titre où elle manque' }),
  );
}

/** Each element of a list is an object of this class: a list within the list would pass for one. */
export function ObjectsOf(type: () => new () => object, message?: string) {
  const each = { each: true, ...(message !== undefined && { message }) };
  return applyDecorators(Type(type), ValidateNested(each), IsObject(each));
}
