import type { Type } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { type DescribedField, describedFields } from './described-fields.js';

/** What an answer holds of a body's fields: each of them, always. */
export type AnswerOf<Body> = { [Name in keyof Required<Body>]-?: Exclude<Body[Name], undefined> };

/** The same, never null. */
export type FilledAnswerOf<Body> = { [Name in keyof Required<Body>]-?: NonNullable<Body[Name]> };

/** What an answer says of a field: the rest is the limits of what may be typed. */
const SAID = [
  'type',
  'isArray',
  'items',
  'enum',
  'oneOf',
  'nullable',
] as const satisfies readonly (keyof DescribedField)[];

/**
 * A class to extend: the fields of a body as an answer describes them, required and without the limits of what may be
 * typed. What is emptied goes back to its value in `fresh`: where that is something, an answer is never null.
 */
export function answerOf<Body extends object>(
  body: Type<Body>,
  fresh: Partial<Body> = {},
): Type<AnswerOf<Body>> {
  const isFilled = (name: string) => (fresh[name as keyof Body] ?? null) !== null;
  return withFieldsOf(body, isFilled) as Type<AnswerOf<Body>>;
}

/** The same of a body whose emptied fields all go back to what a new record has: none is null. */
export function filledAnswerOf<Body extends object>(body: Type<Body>): Type<FilledAnswerOf<Body>> {
  return withFieldsOf(body, () => true) as Type<FilledAnswerOf<Body>>;
}

function withFieldsOf(body: Type, isFilled: (name: string) => boolean): Type<unknown> {
  const Answer = PickType(body, []);
  for (const [name, field] of describedFields(body)) {
    const said = SAID.filter((key) => field[key] !== undefined && !(key === 'nullable' && isFilled(name)));
    const entries = said.map((key) => [key, field[key] === 'integer' && !field.enum ? Number : field[key]]);
    ApiProperty({ ...(Object.fromEntries(entries) as object), required: true })(Answer.prototype, name);
  }
  return Answer;
}
