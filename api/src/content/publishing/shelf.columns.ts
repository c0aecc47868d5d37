import type { Shelf } from '../../core/audit/audit.contract.js';

const ON_SHELF: Record<Shelf, (alias: string) => string> = {
  live: (alias) => `${alias}.deleted_at IS NULL AND ${alias}.archived_at IS NULL`,
  archived: (alias) => `${alias}.deleted_at IS NULL AND ${alias}.archived_at IS NOT NULL`,
  bin: (alias) => `${alias}.deleted_at IS NOT NULL`,
};

/** SQL for the records `alias` that are on one of these shelves: in use where none is given. */
export function onShelves(alias: string, shelves: readonly Shelf[] = ['live']): string {
  return `(${shelves.map((shelf) => ON_SHELF[shelf](alias)).join(' OR ')})`;
}
