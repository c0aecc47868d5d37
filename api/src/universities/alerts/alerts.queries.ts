import { query } from '../../platform/database/query.js';

export const deleteDoubles = query(
  `DELETE FROM scholarship_alerts WHERE id IN (
     SELECT CASE WHEN moved.status <> 'active' AND there.status = 'active' THEN moved.id ELSE there.id END
       FROM scholarship_alerts moved JOIN scholarship_alerts there
         ON md5(moved.filters::text) = md5(there.filters::text)
      WHERE moved.email = $1 AND there.email = $2)`,
  ['text', 'text'],
);

export const notSwept = query(
  `SELECT id FROM scholarships WHERE status = 'active' AND deleted_at IS NULL AND archived_at IS NULL
      AND published_at > $1 AND NOT EXISTS (SELECT FROM scholarship_alert_sweeps WHERE scholarship_id = id)`,
  ['timestamptz'],
  { id: 'integer' },
);

export const noteSwept = query(
  'INSERT INTO scholarship_alert_sweeps SELECT unnest($1::int[]), $2 ON CONFLICT DO NOTHING',
  ['integer[]', 'timestamptz'],
);

export const noteTold = query(
  `INSERT INTO scholarship_alert_told SELECT $1, unnest($2::int[]), $3
   ON CONFLICT DO NOTHING RETURNING scholarship_id`,
  ['uuid', 'integer[]', 'timestamptz'],
  { scholarship_id: 'integer' },
);
