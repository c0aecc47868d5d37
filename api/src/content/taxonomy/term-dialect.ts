import { SHELVES } from '../../core/audit/audit.contract.js';

/** How staff sort and filter categories and tags. */
export const TERM_DIALECT = {
  sorts: ['id', 'name', 'use_count', 'updated_at'],
  byDefault: ['name', 'ASC'],
  filters: { ids: 'ids', q: 'text', shelf: SHELVES },
} as const;
