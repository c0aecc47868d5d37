import type { EntityManager } from 'typeorm';
import { hasKey, keyOf, raised, type RowShape, RowShapes, uniqueBy } from './row-shapes.js';

/** Assignments of each table where two rows of two people become one, by its name. */
export type Joins = ReadonlyMap<string, string>;

/**
 * Moves rows from one person to another within a transaction, and keeps what each was, in the order of what was done. Names of
 * tables and columns are those of declarations and of the database; keys and values go as parameters.
 */
export class RowMoves {
  private readonly shapes: RowShapes;
  moved = 0;

  constructor(
    private readonly tx: EntityManager,
    private readonly mergeId: number,
    private readonly joins: Joins,
  ) {
    this.shapes = new RowShapes(tx);
  }

  /** Gives the rows of a condition on `held`, with `$1`, another value of a column; what would stand twice is joined. */
  async move(
    table: string,
    column: string,
    rows: string,
    of: string,
    value: string,
    also?: string,
  ): Promise<void> {
    const shape = await this.shapes.of(table);
    const found = await this.tx.query<{ key: string }[]>(
      `SELECT ${keyOf(shape, 'held')}::text AS key FROM ${table} held WHERE (${rows}) ORDER BY 1 FOR UPDATE`,
      [of],
    );
    for (const { key } of found) {
      const twin = await this.twinOf(shape, column, key, value);
      if (twin) await this.join(shape, key, twin);
      else {
        const set = `"${column}" = $2::${shape.types.get(column)}`;
        await this.change(shape, key, also ? `${set}, ${also}` : set, [value]);
      }
    }
    this.moved += found.length;
  }

  /** Writes columns of the rows of a condition on `held`, with `$1`, where they say something else. */
  async write(
    table: string,
    rows: string,
    of: string,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const shape = await this.shapes.of(table);
    const found = await this.tx.query<{ key: string }[]>(
      `SELECT ${keyOf(shape, 'held')}::text AS key FROM ${table} held WHERE (${rows}) ORDER BY 1 FOR UPDATE`,
      [of],
    );
    const set = Object.keys(values).map((column, index) => `"${column}" = $${index + 2}`);
    for (const { key } of found) await this.change(shape, key, set.join(', '), Object.values(values));
  }

  /** The row that stands where this one would, if its column had that value. */
  private async twinOf(shape: RowShape, column: string, key: string, value: string): Promise<string | null> {
    const { table, types } = shape;
    for (const { parts, condition } of uniqueBy(shape, column)) {
      const picked = `${keyOf(shape)}::text AS key, ${parts.map((part, index) => `${part} AS part_${index}`).join(', ')}`;
      const where = condition ? ` WHERE ${condition}` : '';
      const [twin] = await this.tx.query<{ key: string }[]>(
        `SELECT there.key FROM (SELECT ${picked} FROM ${table}${where}) there
           JOIN (SELECT ${picked} FROM (
             SELECT (jsonb_populate_record(held, jsonb_build_object('${column}', $2::text::${types.get(column)}))).*
               FROM ${table} held WHERE ${hasKey(shape, 'held', '$1')}) moved${where}) here
             USING (${parts.map((_, index) => `part_${index}`).join(', ')})
          WHERE there.key <> (SELECT ${keyOf(shape, 'own')}::text FROM ${table} own WHERE ${hasKey(shape, 'own', '$1')})`,
        [key, value],
      );
      if (twin) return twin.key;
    }
    return null;
  }

  /** What refers to the absorbed row refers to the kept one, which takes what is declared; the absorbed row goes. */
  private async join(shape: RowShape, absorbed: string, kept: string): Promise<void> {
    const { table, key } = shape;
    const set = this.joins.get(table);
    if (set) await this.joinValues(shape, absorbed, kept, set);
    if (key.length === 1) {
      const from = String((JSON.parse(absorbed) as Record<string, unknown>)[key[0]!]);
      const into = String((JSON.parse(kept) as Record<string, unknown>)[key[0]!]);
      for (const { table_name, column_name, on_delete } of shape.references) {
        const child = await this.shapes.of(table_name);
        const rows = `held."${column_name}" = $1::text::${child.types.get(column_name)}`;
        // One that may lose its person, and whose place is taken, loses them: its own record stays.
        if (on_delete === 'n') await this.moveOrLose(child, column_name, rows, from, into);
        else await this.move(table_name, column_name, rows, from, into);
      }
    }
    await this.tx.query(
      `WITH gone AS (DELETE FROM ${table} held WHERE ${hasKey(shape, 'held', '$1')} RETURNING held.*)
       INSERT INTO person_merge_rows (merge_id, table_name, row_key, old_value)
       SELECT $2, $3, $1::jsonb, to_jsonb(gone) FROM gone`,
      [absorbed, this.mergeId, table],
    );
  }

  private async moveOrLose(child: RowShape, column: string, rows: string, from: string, into: string) {
    const found = await this.tx.query<{ key: string }[]>(
      `SELECT ${keyOf(child, 'held')}::text AS key FROM ${child.table} held WHERE ${rows} ORDER BY 1 FOR UPDATE`,
      [from],
    );
    for (const { key } of found) {
      const isTaken = await this.twinOf(child, column, key, into);
      await this.change(child, key, `"${column}" = $2::${child.types.get(column)}`, [isTaken ? null : into]);
    }
    this.moved += found.length;
  }

  private async joinValues(shape: RowShape, absorbed: string, kept: string, set: string): Promise<void> {
    const { table } = shape;
    await this.recorded(shape, kept, () =>
      this.tx.query(
        `UPDATE ${table} kept SET ${set}${raised(shape).replace('= version', '= kept.version')} FROM ${table} absorbed
          WHERE ${hasKey(shape, 'kept', '$1')} AND ${hasKey(shape, 'absorbed', '$2')}`,
        [kept, absorbed],
      ),
    );
  }

  /** `set` assigns the values from $2 on. */
  private async change(shape: RowShape, key: string, set: string, values: (string | null)[]): Promise<void> {
    await this.recorded(shape, key, () =>
      this.tx.query<[{ key: string }[], number]>(
        `UPDATE ${shape.table} held SET ${set}${raised(shape)} WHERE ${hasKey(shape, 'held', '$1')}
         RETURNING ${keyOf(shape, 'held')}::text AS key`,
        [key, ...values],
      ),
    );
  }

  /** Keeps what a change of one row changes: the key is the one that it has afterwards. */
  private async recorded(shape: RowShape, key: string, change: () => Promise<unknown>): Promise<void> {
    const { table } = shape;
    const [before] = await this.tx.query<{ row: string }[]>(
      `SELECT to_jsonb(held)::text AS row FROM ${table} held WHERE ${hasKey(shape, 'held', '$1')} FOR UPDATE`,
      [key],
    );
    const answer = (await change()) as [{ key: string }[], number];
    const keyAfter = answer[0]?.[0]?.key ?? key;
    await this.tx.query(
      `INSERT INTO person_merge_rows (merge_id, table_name, row_key, column_name, old_value, new_value)
       SELECT $1, $2, $3::jsonb, was.key, was.value, now.value
         FROM jsonb_each($4::jsonb) was
         JOIN jsonb_each((SELECT to_jsonb(held) FROM ${table} held WHERE ${hasKey(shape, 'held', '$3')})) now USING (key)
        WHERE was.value <> now.value AND was.key = ANY ($5) ORDER BY was.key`,
      [this.mergeId, table, keyAfter, before!.row, restorable(shape)],
    );
  }
}

/** The version of a row only rises, and generated columns follow the others. */
function restorable({ types }: RowShape): string[] {
  return [...types.keys()].filter((name) => name !== 'version');
}
