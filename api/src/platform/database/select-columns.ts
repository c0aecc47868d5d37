import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Selects the columns of the rows asked for, each under its own name: as columns of the entity they would come back with an alias. */
export function selectColumns<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  { leftOut = [] }: { leftOut?: readonly (keyof Row & string)[] } = {},
): SelectQueryBuilder<Row> {
  found.select([]);
  for (const { databaseName } of found.expressionMap.mainAlias!.metadata.columns)
    if (!leftOut.includes(databaseName)) found.addSelect(`${found.alias}.${databaseName}`, databaseName);
  return found;
}
