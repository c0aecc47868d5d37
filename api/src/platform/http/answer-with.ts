import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { describedFields } from './described-fields.js';

/** A class to extend: an answer with the described fields of another; what the first marks as personal data stays marked. */
export function answerWith<Answer extends object, Fields extends object>(
  answer: Type<Answer>,
  fields: Type<Fields>,
): Type<Answer & Fields> {
  class Both extends (answer as Type<object>) {}
  for (const [name, field] of describedFields(fields)) ApiProperty(field as object)(Both.prototype, name);
  return Both as Type<unknown> as Type<Answer & Fields>;
}
