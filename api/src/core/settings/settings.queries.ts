import { query } from '../../platform/database/query.js';

export const makeRows = query(
  `INSERT INTO settings (key, environment)
   SELECT key, environment
   FROM unnest($1::text[]) WITH ORDINALITY AS keys (key, place), unnest($2::text[]) AS places (environment)
   WHERE NOT EXISTS (SELECT FROM settings known WHERE known.key = keys.key AND known.environment = places.environment)
   ORDER BY environment, place
   ON CONFLICT DO NOTHING`,
  ['text[]', 'text[]'],
);

export const forgetPictures = query(
  `DELETE FROM setting_pictures WHERE created_at < $1
   AND hash NOT IN (SELECT value FROM settings WHERE value IS NOT NULL)`,
  ['timestamptz'],
);
