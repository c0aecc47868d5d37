import type { Type } from '@nestjs/common';
import { ApiProperty, DECORATORS, OmitType, PickType } from '@nestjs/swagger';

/** What an answer holds of a body's fields: each of them, always. */
export type AnswerOf<Body> = { [Name in keyof Required<Body>]-?: Exclude<Body[Name], undefined> };

/** A class to extend: the fields of a body as an answer describes them, required and without the limits of what may be typed. */
export function answerOf<Body extends object>(body: Type<Body>): Type<AnswerOf<Body>> {
  const described = OmitType(body, [] as const).prototype as object;
  const Answer = PickType(body, []);
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, described) ?? []) as string[];
  for (const name of names.map((one) => one.slice(1))) {
    const {
      type,
      isArray,
      enum: values,
      nullable,
    } = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, described, name) as Described;
    const property = { type: type === 'integer' ? Number : type, isArray, enum: values, nullable };
    ApiProperty(withoutAbsent({ ...property, required: true }))(Answer.prototype, name);
  }
  return Answer as Type<unknown> as Type<AnswerOf<Body>>;
}

interface Described {
  type?: unknown;
  isArray?: boolean;
  enum?: unknown;
  nullable?: boolean;
}

function withoutAbsent(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
