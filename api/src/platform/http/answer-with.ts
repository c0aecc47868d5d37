import type { Type } from '@nestjs/common';
import { ApiProperty, DECORATORS } from '@nestjs/swagger';

/** A class to extend: an answer with the described fields of another; what the first marks as personal data stays marked. */
export function answerWith<Answer extends object, Fields extends object>(
  answer: Type<Answer>,
  fields: Type<Fields>,
): Type<Answer & Fields> {
  class Both extends (answer as Type<object>) {}
  const described = fields.prototype as object;
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, described) ?? []) as string[];
  for (const name of names.map((one) => one.slice(1))) {
    const field = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, described, name) as object;
    ApiProperty(field)(Both.prototype, name);
  }
  return Both as Type<unknown> as Type<Answer & Fields>;
}
