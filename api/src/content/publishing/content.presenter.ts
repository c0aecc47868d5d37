import { isDeepStrictEqual } from 'node:util';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import type { PublicationState } from './publishing.dto.js';

type Fields<Row> = Pick<ContentKind<Row & ContentColumns>, 'fields' | 'dates'>;

/** The record as staff last wrote it: its columns, with the changes that wait over them. */
export function workingCopy<Row extends ContentColumns>(row: Row, kind: Pick<Fields<Row>, 'dates'>): Row {
  return row.pending ? { ...row, ...revived<Row>(row.pending, kind), published_slug: row.slug } : row;
}

/** The values of a revision, as JSON keeps them. */
export function valuesOf<Row extends ContentColumns>(
  row: Row,
  { fields }: Fields<Row>,
): Record<string, unknown> {
  const picked = Object.fromEntries(fields.map((field) => [field, row[field as keyof Row]]));
  return JSON.parse(JSON.stringify(picked)) as Record<string, unknown>;
}

/** Kept values as columns again. */
export function revived<Row extends ContentColumns>(
  values: Record<string, unknown>,
  { dates }: Pick<Fields<Row>, 'dates'>,
): Partial<Row> {
  const moments = new Set<string>(dates);
  const columns = Object.entries(values).map(([field, value]) => [
    field,
    moments.has(field) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(columns) as Partial<Row>;
}

/** What waits once `copy` is written over a live `row`; null where nothing differs. */
export function pendingOf<Row extends ContentColumns>(
  row: Row,
  copy: Row,
  kind: Fields<Row>,
): Record<string, unknown> | null {
  const published = valuesOf(row, kind);
  const differing = Object.entries(valuesOf(copy, kind)).filter(
    // PostgreSQL keeps the names inside a JSON value in an order of its own.
    ([field, value]) => !isDeepStrictEqual(value ?? null, published[field] ?? null),
  );
  return differing.length > 0 ? Object.fromEntries(differing) : null;
}

/** Where a record stands, for the panel. */
export function publicationState<Row extends ContentColumns>(
  row: Row,
  isLive: (row: Row) => boolean,
): PublicationState {
  const is_live = isLive(row) && !row.deleted_at && !row.archived_at;
  return {
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    is_live,
    public_slug: is_live ? (row.published_slug ?? row.slug) : null,
    publish_at: row.publish_at?.toISOString() ?? null,
    has_pending_changes: row.pending !== null,
  };
}
