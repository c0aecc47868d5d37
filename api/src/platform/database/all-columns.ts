import { getMetadataArgsStorage } from 'typeorm';

/** The columns of a row, in order: one that is forgotten, and is not among those left out, does not compile. */
export function allColumns<Row, LeftOut extends keyof Row = never>(
  columns: Record<Exclude<keyof Row, LeftOut>, true>,
): Exclude<keyof Row, LeftOut>[] {
  return Object.keys(columns) as Exclude<keyof Row, LeftOut>[];
}

/** The columns of an entity, in its order, but those left out. */
export function columnNames<Row extends object, LeftOut extends keyof Row & string = never>(
  entity: new () => Row,
  ...leftOut: LeftOut[]
): Exclude<keyof Row & string, LeftOut>[] {
  return getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => propertyName as Exclude<keyof Row & string, LeftOut>)
    .filter((name) => !(leftOut as string[]).includes(name));
}
