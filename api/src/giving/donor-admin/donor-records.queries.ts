import { query } from '../../platform/database/query.js';
import { DONOR_COLUMNS } from './donor-overview.entity.js';

const DIFFERS = `ROW (${DONOR_COLUMNS.map((name) => `kept.${name}`).join(', ')})
  IS DISTINCT FROM ROW (${DONOR_COLUMNS.map((name) => `fresh.${name}`).join(', ')})`;

/** Of the donors that come after `$1` by number, `$2` at most: the last one, and those whose row is not what it should be. */
export const differingDonors = query(
  `SELECT max(page.id::text)::uuid AS last, array_remove(array_agg(CASE WHEN ${DIFFERS} THEN page.id END), NULL)::text[] AS differing
     FROM (SELECT id FROM donor_ids WHERE id > $1 ORDER BY id LIMIT $2) page
     LEFT JOIN donor_records kept ON kept.id = page.id
     LEFT JOIN LATERAL donor_of(page.id) fresh ON true`,
  ['uuid', 'integer'],
  { last: 'uuid?', differing: 'text[]?' },
);

/** The donors who gave last, `$1` of them, whose row is not what it should be. */
export const countDifferingLast = query(
  `SELECT count(*)::int AS count
     FROM (SELECT * FROM donor_records ORDER BY last_given_at DESC NULLS LAST, id LIMIT $1) kept
     LEFT JOIN LATERAL donor_of(kept.id) fresh ON true
    WHERE ${DIFFERS}`,
  ['integer'],
  { count: 'integer' },
);

export const refreshDonor = query('SELECT refresh_donor($1)', ['uuid']);
