import { type EntityManager, getMetadataArgsStorage, IsNull } from 'typeorm';
import type { Query } from '../../platform/database/query.js';
import type { Problem } from '../../platform/errors/problem.js';
import { impactErrors } from './impact.errors.js';
import { lockLocations, lockYears } from './impact.queries.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import type { ImpactRecordColumns } from './impact-record.columns.js';
import { ImpactYearRow } from './impact-year.entity.js';
import type { LocationInput, YearInput } from './impact-body.dto.js';

/** What places and years differ in. */
export interface ImpactRecordKind<Row extends ImpactRecordColumns> {
  resource: string;
  entity: new () => Row;
  /** Has other writers wait until the transaction ends. */
  lock: Query<[], object>;
  /** What a new one is where the form says nothing. */
  fresh: Partial<Row>;
  /** The columns that staff write: what the audit log keeps. */
  columns: readonly (keyof Row & string)[];
  label(row: Row): string;
  /** What a search reads of `record`, as SQL. */
  text: string;
  /** SQL for the one that stands where `row` wants to, and the values it names. */
  same(row: Row): [condition: string, values: Record<string, unknown>];
  taken(existing: { id: number; version: number }): Problem;
  notFound(): Problem;
}

/** A kind's own columns, and whether it is shown. */
function writtenColumns<Row extends ImpactRecordColumns>(entity: new () => Row): (keyof Row & string)[] {
  const own = getMetadataArgsStorage().filterColumns(entity);
  return [...own.map(({ propertyName }) => propertyName as keyof Row & string), 'is_active'];
}

const INDIGO = '#1a2160';

export const LOCATION_KIND: ImpactRecordKind<ImpactLocationRow> = {
  resource: 'location-metrics',
  entity: ImpactLocationRow,
  lock: lockLocations,
  fresh: {
    books_distributed: 0,
    beneficiaries_count: 0,
    libraries_count: 0,
    color: INDIGO,
    is_active: true,
  },
  columns: writtenColumns(ImpactLocationRow),
  label: ({ name, country }) => `${name}, ${country}`,
  text: "record.name || ' ' || record.country",
  same: ({ name, country }) => [
    'lower(record.name) = lower(:name) AND lower(record.country) = lower(:country)',
    { name, country },
  ],
  taken: impactErrors.placeTaken,
  notFound: impactErrors.noLocation,
};

export const YEAR_KIND: ImpactRecordKind<ImpactYearRow> = {
  resource: 'yearly-progress',
  entity: ImpactYearRow,
  lock: lockYears,
  fresh: { books_distributed: 0, libraries_count: 0, is_active: true },
  columns: writtenColumns(ImpactYearRow),
  label: ({ year }) => String(year),
  text: "record.year || ' ' || record.milestone",
  same: ({ year }) => ['record.year = :year', { year }],
  taken: impactErrors.yearTaken,
  notFound: impactErrors.noYear,
};

/** A form's values as columns: what was left out is not touched, what was emptied is what a new one has. */
export function recordColumns<Row extends ImpactRecordColumns>(
  kind: ImpactRecordKind<Row>,
  input: Partial<LocationInput> | Partial<YearInput>,
): Partial<Row> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const written = given.map(([field, value]) => [field, value ?? kind.fresh[field as keyof Row]]);
  return Object.fromEntries(written.filter(([, value]) => value !== undefined)) as Partial<Row>;
}

/** The place after the last one. */
export async function lastOrder(tx: EntityManager): Promise<number> {
  return ((await tx.maximum(ImpactLocationRow, 'order', { deleted_at: IsNull() })) ?? 0) + 1;
}
