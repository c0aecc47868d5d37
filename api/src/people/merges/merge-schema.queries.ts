import { of, query } from '../../platform/database/query.js';

/** The columns of a table with their types, and which make its key; generated ones are left out. */
export const columnsOfTable = query(
  `SELECT column_.attname::text AS name, format_type(column_.atttypid, column_.atttypmod) AS type,
          coalesce(column_.attnum = ANY (key.indkey::int2[]), false) AS is_key
     FROM pg_attribute column_
     LEFT JOIN pg_index key ON key.indrelid = column_.attrelid AND key.indisprimary
    WHERE column_.attrelid = $1::text::regclass AND column_.attnum > 0 AND NOT column_.attisdropped
      AND column_.attgenerated = '' ORDER BY column_.attnum`,
  ['text'],
  { name: 'text', type: 'text', is_key: 'boolean' },
);

/** What may stand once in a table: the expressions of each index, and the condition of a partial one. */
export const uniqueIndexes = query(
  `SELECT ARRAY(SELECT pg_get_indexdef(index.indexrelid, part, true)
                  FROM generate_series(1, index.indnkeyatts) part ORDER BY part) AS parts,
          pg_get_expr(index.indpred, index.indrelid) AS condition
     FROM pg_index index WHERE index.indrelid = $1::text::regclass AND index.indisunique`,
  ['text'],
  { parts: 'text[]', condition: 'text?' },
);

/** The columns that refer to the one key of a table, and what becomes of their rows when it goes. */
export const referencesTo = query(
  `SELECT reference.conrelid::regclass::text AS table_name, column_.attname::text AS column_name,
          reference.confdeltype::text AS on_delete
     FROM pg_constraint reference
     JOIN pg_attribute column_ ON column_.attrelid = reference.conrelid AND column_.attnum = reference.conkey[1]
    WHERE reference.contype = 'f' AND reference.confrelid = $1::text::regclass
      AND array_length(reference.conkey, 1) = 1 ORDER BY 1, 2`,
  ['text'],
  { table_name: 'text', column_name: 'text', on_delete: of<'a' | 'c' | 'n' | 'r' | 'd'>('text') },
);
