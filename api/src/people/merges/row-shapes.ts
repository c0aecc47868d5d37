import type { EntityManager } from 'typeorm';
import { columnsOfTable, referencesTo, uniqueIndexes } from './merge-schema.queries.js';

export interface RowShape {
  table: string;
  /** Name → type, generated columns left out. */
  types: ReadonlyMap<string, string>;
  key: readonly string[];
  unique: readonly { parts: readonly string[]; condition: string | null }[];
  references: readonly { table_name: string; column_name: string; on_delete: string }[];
}

/** What the database says of a table, asked once in a transaction. */
export class RowShapes {
  private readonly known = new Map<string, RowShape>();

  constructor(private readonly tx: EntityManager) {}

  async of(table: string): Promise<RowShape> {
    const known = this.known.get(table);
    if (known) return known;
    const columns = await columnsOfTable.all(this.tx, table);
    const shape = {
      table,
      types: new Map(columns.map(({ name, type }) => [name, type])),
      key: columns.filter(({ is_key }) => is_key).map(({ name }) => name),
      unique: await uniqueIndexes.all(this.tx, table),
      references: await referencesTo.all(this.tx, table),
    };
    this.known.set(table, shape);
    return shape;
  }
}

const quoted = (column: string) => `"${column}"`;

/** The key of a row as JSON, in SQL: « held » is its name where one is given. */
export function keyOf({ key }: RowShape, name = ''): string {
  const of = name && `${name}.`;
  return `jsonb_build_object(${key.map((column) => `'${column}', ${of}${quoted(column)}`).join(', ')})`;
}

/** Whether a row has the key of a parameter, which is JSON: an index of the key finds it. */
export function hasKey({ table, key }: RowShape, name: string, parameter: string): string {
  const own = key.map((column) => `${name}.${quoted(column)}`).join(', ');
  const given = key.map((column) => `given.${quoted(column)}`).join(', ');
  return `(${own}) = (SELECT ${given} FROM jsonb_populate_record(NULL::${table}, ${parameter}::jsonb) given)`;
}

/** A row that changes is another version of it for whoever has it open. */
export function raised({ types }: RowShape): string {
  return types.has('version') ? ', version = version + 1' : '';
}

/** Whether a row may stand only once by this column: its own, or an expression of it. */
export function uniqueBy({ unique }: RowShape, column: string): RowShape['unique'] {
  const named = new RegExp(String.raw`\b${column}\b`);
  return unique.filter(({ parts }) => parts.some((part) => named.test(part)));
}
