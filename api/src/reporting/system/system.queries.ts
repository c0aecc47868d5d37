import { inFrench } from '../../platform/database/french-order.js';
import { query } from '../../platform/database/query.js';

export const databaseSize = query(
  `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size`,
  [],
  { version: 'text', size: 'integer' },
);

export const countMigrations = query('SELECT count(*) FROM migrations', [], { count: 'integer' });

export const sortWords = query(
  `SELECT array_agg(word ORDER BY ${inFrench('word')}) AS words FROM unnest($1::text[]) AS word`,
  ['text[]'],
  { words: 'text[]' },
);
