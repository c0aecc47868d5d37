import { query } from '../../platform/database/query.js';

/** Longer than the forms of a large association take. */
export const limitTime = query(`SET LOCAL statement_timeout = '30s'`, []);

export const keepApart = query(
  `INSERT INTO people_apart (one_id, other_id, said_at, staff_id)
   VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3, $4) ON CONFLICT DO NOTHING`,
  ['uuid', 'uuid', 'timestamptz', 'integer'],
);

/** What was kept of a merge names the new address of the person whom it kept. */
export const followKept = query(
  `UPDATE person_merges SET kept_email = $2, kept_id = md5($2)::uuid WHERE kept_email = $1`,
  ['text', 'text'],
);

/** The addresses that a person had before merges, of those that stand. */
export const formerAddresses = query(
  `SELECT DISTINCT absorbed_email FROM person_merges
    WHERE kept_email = $1 AND absorbed_email <> '' AND undone_at IS NULL ORDER BY 1`,
  ['text'],
  { absorbed_email: 'text' },
);

/** Where the person of an absorbed address went, last. */
export const keptAddress = query(
  `SELECT kept_email FROM person_merges WHERE absorbed_email = $1 AND undone_at IS NULL
    ORDER BY merged_at DESC, id DESC LIMIT 1`,
  ['text'],
  { kept_email: 'text' },
);

/** The same by the number of a donor. */
export const keptDonor = query(
  `SELECT md5(kept_email)::uuid AS id FROM person_merges WHERE absorbed_id = $1 AND undone_at IS NULL
    ORDER BY merged_at DESC, id DESC LIMIT 1`,
  ['uuid'],
  { id: 'uuid' },
);

/** Whether the kept person of a merge was absorbed afterwards. */
export const absorbedSince = query(
  `SELECT later.id FROM person_merges merge JOIN person_merges later
       ON later.absorbed_id = merge.kept_id AND later.id > merge.id AND later.undone_at IS NULL
    WHERE merge.id = $1 LIMIT 1`,
  ['integer'],
  { id: 'integer' },
);

export const movedRows = query(
  `SELECT table_name, row_key::text AS row_key, column_name, old_value::text AS old_value, new_value::text AS new_value
     FROM person_merge_rows WHERE merge_id = $1 ORDER BY id DESC`,
  ['integer'],
  { table_name: 'text', row_key: 'text', column_name: 'text?', old_value: 'text', new_value: 'text?' },
);

export const forgetMovedRows = query('DELETE FROM person_merge_rows WHERE merge_id = $1', ['integer']);
