import type { EntityManager } from 'typeorm';

/** Writes a row of the demonstration as it stands, without what writing it would set off. */
export async function insert(
  tx: EntityManager,
  table: string,
  values: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(values);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  );
}

/** Rows that are written together, a table at a time, in the order in which the tables are named. */
export class DemoRows {
  private readonly tables: Map<string, Record<string, unknown>[]>;

  constructor(...tables: string[]) {
    this.tables = new Map(tables.map((table) => [table, []]));
  }

  /** Every row of a table names the same columns. */
  add(table: string, values: Record<string, unknown>): void {
    this.tables.get(table)!.push(values);
  }

  async write(tx: EntityManager): Promise<void> {
    for (const [table, rows] of this.tables) {
      if (rows.length === 0) continue;
      const names = Object.keys(rows[0]!).join(', ');
      await tx.query(
        `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
        [JSON.stringify(rows)],
      );
    }
  }
}

/** Writes many small rows at once, a list a column, faster than rows that name theirs. */
export async function insertColumns<Name extends string>(
  tx: EntityManager,
  table: string,
  types: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): Promise<void> {
  const names = Object.keys(types) as Name[];
  const lists = names.map((name, index) => `$${index + 1}::${types[name]}[]`);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${lists.join(', ')})`,
    names.map((name) => rows.map((row) => row[name])),
  );
}

/** Has these tables counted now, in the transaction that fills them, so that queries are planned for what is there. */
export async function analyze(tx: EntityManager, tables: readonly string[]): Promise<void> {
  await tx.query('SELECT analyze_tables(VARIADIC $1)', [tables]);
}
