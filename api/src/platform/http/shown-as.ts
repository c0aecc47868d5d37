import type { Type } from '@nestjs/common';
import { describedFields } from './described-fields.js';

/** The columns that an answer shows under their own names. */
export type ShownAs<Answer, Row> = {
  [Name in keyof Answer & keyof Row]: Row[Name] extends Date | null
    ? string | Exclude<Row[Name], Date>
    : Row[Name];
};

/** Of a row, what an answer of this class shows: the columns of the same names, moments in ISO 8601. */
export function shownAs<Answer, Row extends object>(answer: Type<Answer>, row: Row): ShownAs<Answer, Row> {
  const shown = [...describedFields(answer).keys()]
    .filter((name) => name in row)
    .map((name) => {
      const value = row[name as keyof Row];
      return [name, value instanceof Date ? value.toISOString() : value];
    });
  return Object.fromEntries(shown) as ShownAs<Answer, Row>;
}
