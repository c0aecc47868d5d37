import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What each filter of a list asks in SQL; the parameter's value is bound under its name. */
export type Conditions<Filter extends string> = Record<Filter, (value: never, parameter: string) => string>;

/** Narrows a list to what a query asks; `now` gives periods their meaning. */
export function applyFilters<Filter extends string, Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  conditions: Conditions<Filter>,
  query: Partial<Record<Filter, unknown>>,
  now: Date,
): void {
  for (const name of Object.keys(conditions) as Filter[]) {
    const value = query[name];
    if (value !== undefined) found.andWhere(conditions[name](value as never, name), { [name]: value, now });
  }
}
