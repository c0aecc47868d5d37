import { type EntityManager, getMetadataArgsStorage } from 'typeorm';
import type { Problem } from '../../platform/errors/problem.js';
import { impactErrors } from './impact.errors.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import type { ImpactRecordColumns } from './impact-record.columns.js';
import { ImpactYearRow } from './impact-year.entity.js';
import type { LocationInput, YearInput } from './impact-body.dto.js';

/** What places and years differ in. */
export interface ImpactRecordKind<Row extends ImpactRecordColumns> {
  resource: string;
  entity: new () => Row;
  table: string;
  /** What a new one is where the form says nothing. */
  fresh: Partial<Row>;
  /** The columns that staff write: what the audit log keeps. */
  columns: readonly (keyof Row & string)[];
  label(row: Row): string;
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
  table: 'impact_locations',
  fresh: {
    books_distributed: 0,
    beneficiaries_count: 0,
    libraries_count: 0,
    color: INDIGO,
    is_active: true,
  },
  columns: writtenColumns(ImpactLocationRow),
  label: ({ name, country }) => `${name}, ${country}`,
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
  table: 'impact_years',
  fresh: { books_distributed: 0, libraries_count: 0, is_active: true },
  columns: writtenColumns(ImpactYearRow),
  label: ({ year }) => String(year),
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
  const [found] = await tx.query<{ last: number }[]>(
    `SELECT coalesce(max("order"), 0) + 1 AS last FROM impact_locations WHERE deleted_at IS NULL`,
  );
  return found?.last ?? 1;
}
