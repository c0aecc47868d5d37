import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Sort } from '../http/query-fields.js';

/**
 * Of rows that are alike by what one sorts by, the newest first. Where that is their age, only their identifiers part
 * them: TypeORM keeps one direction for a column, the last that is said. Upside down, the whole list is.
 */
export function thenNewest<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  alias: string,
  [field, direction]: Sort,
): void {
  if (field === 'created_at')
    return void found.addOrderBy(`${alias}.id`, direction === 'ASC' ? 'DESC' : 'ASC');
  found.addOrderBy(`${alias}.created_at`, 'DESC').addOrderBy(`${alias}.id`, 'ASC');
}
