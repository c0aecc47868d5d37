import type { EntityManager } from 'typeorm';
import type { RowOf } from '../../platform/database/query.js';
import type { SkipReason } from './people-merge.contract.js';
import type { movedRows } from './people.queries.js';
import { hasKey, raised, RowShapes, type RowShape } from './row-shapes.js';

type Moved = RowOf<typeof movedRows>;

/** What one change did to one row: columns with their old and new values, or the whole row that went. Values are JSON. */
export interface RowChange {
  table: string;
  key: string;
  columns: Map<string, { old: string; new: string }>;
  deleted: string | null;
}

/** Columns of one row that changed together are put back together: the rules of a table hold for the whole row. */
export function changesOfRows(moved: readonly Moved[]): RowChange[] {
  const changes: RowChange[] = [];
  for (const { table_name: table, row_key: key, column_name, old_value, new_value } of moved) {
    const last = changes.at(-1);
    const isSame = last?.table === table && last.key === key && last.deleted === null;
    if (column_name === null) changes.push({ table, key, columns: new Map(), deleted: old_value });
    else if (isSame && !last.columns.has(column_name))
      last.columns.set(column_name, { old: old_value, new: new_value! });
    else {
      const columns = new Map([[column_name, { old: old_value, new: new_value! }]]);
      changes.push({ table, key, columns, deleted: null });
    }
  }
  return changes;
}

const FOREIGN_KEY_VIOLATION = '23503';
const INTEGRITY = /^23/;

/** Puts rows back as they were. */
export class RowReturns {
  private readonly shapes: RowShapes;

  /** `then` is the address that rows took, `now` the one to which some may have followed the person since. */
  constructor(
    private readonly tx: EntityManager,
    private readonly then: string,
    private readonly now: string,
  ) {
    this.shapes = new RowShapes(tx);
  }

  /** Whether a column still says what the merge wrote, or the address to which it followed the person. */
  private readonly isAsMoved = (held: string | undefined, written: string): boolean =>
    held === written || (written === JSON.stringify(this.then) && held === JSON.stringify(this.now));

  /** Null where it is as before; else why it was left as it is. */
  async putBack(change: RowChange): Promise<SkipReason | null> {
    const shape = await this.shapes.of(change.table);
    try {
      // A savepoint: a row that cannot be put back stops nothing else.
      return await this.tx.transaction((tx) =>
        change.deleted === null
          ? changeBack(tx, shape, change, this.isAsMoved)
          : insertBack(tx, shape, change.deleted),
      );
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!INTEGRITY.test(code)) throw error;
      return code === FOREIGN_KEY_VIOLATION ? 'gone' : 'taken';
    }
  }
}

async function insertBack(
  tx: EntityManager,
  { table, types }: RowShape,
  row: string,
): Promise<SkipReason | null> {
  const names = [...types.keys()].map((name) => `"${name}"`).join(', ');
  const [put] = await tx.query<[unknown[], number] | unknown[]>(
    `WITH put AS (INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM jsonb_populate_record(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING RETURNING 1)
     SELECT count(*)::int AS count FROM put`,
    [row],
  );
  return (put as { count: number }).count === 1 ? null : 'taken';
}

async function changeBack(
  tx: EntityManager,
  shape: RowShape,
  change: RowChange,
  isAsMoved: (held: string | undefined, written: string) => boolean,
): Promise<SkipReason | null> {
  const { table } = shape;
  const [held] = await tx.query<{ row: Record<string, string> }[]>(
    `SELECT (SELECT jsonb_object_agg(each.key, each.value::text) FROM jsonb_each(to_jsonb(held)) each) AS row
       FROM ${table} held WHERE ${hasKey(shape, 'held', '$1')} FOR UPDATE`,
    [change.key],
  );
  if (!held) return 'gone';
  const same = [...change.columns].filter(([column, value]) => isAsMoved(held.row[column], value.new));
  if (same.length === 0) return 'changed';
  const old = `{${same.map(([column, value]) => `${JSON.stringify(column)}:${value.old}`).join(',')}}`;
  const set = same.map(([column]) => `"${column}" = old."${column}"`).join(', ');
  await tx.query(
    `UPDATE ${table} held SET ${set}${raised(shape).replace('= version', '= held.version')}
       FROM jsonb_populate_record(NULL::${table}, $2::jsonb) old WHERE ${hasKey(shape, 'held', '$1')}`,
    [change.key, old],
  );
  return same.length < change.columns.size ? 'changed' : null;
}
