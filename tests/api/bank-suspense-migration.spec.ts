import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@livres/api/dist/platform/database/migrate.js';
import { expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { running } from '../factories/running.ts';

const old: TestDatabase = running(() => createDatabase('template0'));
const released = readFileSync(join(import.meta.dirname, '../schemas/0.1.0.sql'), 'utf8');

const LINE = (place: number, amount: number, status: string, entry: string) =>
  `('00000000-0000-4000-8000-00000000000${place}', 1, 'ref:${place}', '2026-07-0${place}', ${amount}, 'EUR', '', '${status}',
    ${status === 'waiting' ? 'NULL' : `'2026-07-09'`}, ${entry})`;

it('lines that waited are in the journal once, and those that were handled as they were', async () => {
  await rowsOf(old.url, released);
  await rowsOf(
    old.url,
    `SET search_path = public;
     INSERT INTO bank_statements (id, file_name, format, first_day, last_day, credits, new_lines, imported_at, imported_by_name)
       VALUES (1, 'juillet.csv', 'csv', '2026-07-01', '2026-07-05', 2, 3, '2026-07-09', 'Claire');
     BEGIN;
     INSERT INTO journal_entries (id, kind, ref, happened_at, entered_at) VALUES (1, 'bank_fee', 'line:3:1', '2026-07-03', now());
     INSERT INTO journal_postings (entry_id, account, amount, currency)
       VALUES (1, 'bank', -750, 'EUR'), (1, 'fees', 750, 'EUR');
     COMMIT;
     SELECT setval('journal_entries_id_seq', 1);
     INSERT INTO bank_lines (id, statement_id, line_key, booked_on, amount, currency, wording, status, handled_at, entry_id)
       VALUES ${LINE(1, 5000, 'waiting', 'NULL')}, ${LINE(2, 40_000, 'ignored', 'NULL')}, ${LINE(3, -750, 'fee', '1')}`,
  );
  await migrate(old.url, old.appUrl);
  const held = await rowsOf(
    old.url,
    'SELECT account, sum(amount)::int AS amount FROM journal_postings GROUP BY account ORDER BY account',
  );
  expect(held).toEqual([
    { account: 'bank', amount: 44_250 },
    { account: 'bank_suspense', amount: -45_000 },
    { account: 'fees', amount: 750 },
  ]);
  const arrived = await rowsOf(
    old.url,
    `SELECT line.amount::int, entry.kind, entry.mode, entry.happened_at FROM bank_lines line
       LEFT JOIN journal_entries entry ON entry.id = line.arrival_id ORDER BY line.booked_on`,
  );
  const brought = { kind: 'bank_line', mode: 'live' };
  expect(arrived).toEqual([
    { amount: 5000, ...brought, happened_at: new Date('2026-07-01T10:00:00Z') },
    { amount: 40_000, ...brought, happened_at: new Date('2026-07-02T10:00:00Z') },
    { amount: -750, kind: null, mode: null, happened_at: null },
  ]);
});
