import type { Type } from '@nestjs/common';
import { ApiProperty, DECORATORS, OmitType, PickType } from '@nestjs/swagger';

/** What an answer holds of a body's fields: each of them, always. */
export type AnswerOf<Body> = { [Name in keyof Required<Body>]-?: Exclude<Body[Name], undefined> };

/** The same, never null. */
export type FilledAnswerOf<Body> = { [Name in keyof Required<Body>]-?: NonNullable<Body[Name]> };

/** What an answer says of a field: the rest is the limits of what may be typed. */
const SAID = ['type', 'isArray', 'items', 'enum', 'oneOf', 'nullable'] as const;
type Described = Partial<Record<(typeof SAID)[number], unknown>>;

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
  const described = OmitType(body, [] as const).prototype as object;
  const Answer = PickType(body, []);
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, described) ?? []) as string[];
  for (const name of names.map((one) => one.slice(1))) {
    const field = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, described, name) as Described;
    const entries = SAID.filter((key) => field[key] !== undefined && !(key === 'nullable' && isFilled(name)))
      .map((key) => [key, field[key] === 'integer' && !field.enum ? Number : field[key]]);
    ApiProperty({ ...(Object.fromEntries(entries) as object), required: true })(Answer.prototype, name);
  }
  return Answer;
}
