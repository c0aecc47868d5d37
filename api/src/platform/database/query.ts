import type { EntityManager } from 'typeorm';

/** What the types of PostgreSQL are in TypeScript; `integer` and `float` of any size. */
interface Values {
  boolean: boolean;
  bytea: Buffer;
  date: Date;
  float: number;
  integer: number;
  jsonb: unknown;
  numeric: string;
  text: string;
  timestamptz: Date;
  uuid: string;
}

/** A type of PostgreSQL, « ? » at the end where it may be null. */
type ColumnType = `${keyof Values}${'' | '[]'}${'' | '?'}`;

declare const narrowed: unique symbol;
type Narrowed<T> = ColumnType & { readonly [narrowed]: T };

type Read<Type> =
  Type extends Narrowed<infer T>
    ? T
    : Type extends `${infer Sure}?`
      ? Read<Sure> | null
      : Type extends `${infer One}[]`
        ? Read<One>[]
        : Type extends keyof Values
          ? Values[Type]
          : never;

type Given<Type> = Type extends `${infer Sure}?`
  ? Given<Sure> | null
  : Type extends `${infer One}[]`
    ? readonly Given<One>[]
    : Type extends 'date'
      ? string | Date
      : Read<Type>;

/** The row that a query answers. */
export type RowOf<Q> = Q extends Query<never, infer Row> ? Row : never;

type Runner = Pick<EntityManager, 'query'>;

export class Query<Params extends readonly unknown[], Row> {
  constructor(
    readonly text: string,
    readonly params: readonly ColumnType[],
    readonly row: Readonly<Record<string, ColumnType>>,
  ) {}

  async all(tx: Runner, ...values: Params): Promise<Row[]> {
    const answer = await tx.query<Row[] | [Row[], number]>(this.text, [...values]);
    return isOfWrite(answer) ? answer[0] : answer;
  }

  async first(tx: Runner, ...values: Params): Promise<Row | null> {
    return (await this.all(tx, ...values))[0] ?? null;
  }

  /** The row of a query that always has one. */
  async one(tx: Runner, ...values: Params): Promise<Row> {
    return (await this.all(tx, ...values))[0]!;
  }

  /** How many rows it updated, deleted or answered. */
  async run(tx: Runner, ...values: Params): Promise<number> {
    const answer = await tx.query<Row[] | [Row[], number]>(this.text, [...values]);
    return isOfWrite(answer) ? answer[1] : answer.length;
  }
}

/** A statement with the types of its parameters and of its row, which `tests/api/queries.spec.ts` checks. */
export function query<
  const Types extends readonly ColumnType[],
  const Row extends Record<string, ColumnType> = Record<string, never>,
>(text: string, params: Types, row?: Row) {
  return new Query<
    { -readonly [Place in keyof Types]: Given<Types[Place]> },
    { -readonly [Name in keyof Row]: Read<Row[Name]> }
  >(text, params, row ?? {});
}

/** A column that holds some of its type's values only: a state, a known form of JSON. */
export function of<T>(type: ColumnType): Narrowed<T> {
  return type as Narrowed<T>;
}

/** TypeORM answers rows, and for UPDATE and DELETE the rows with their number. */
function isOfWrite<Row>(answer: Row[] | [Row[], number]): answer is [Row[], number] {
  return Array.isArray(answer[0]);
}
