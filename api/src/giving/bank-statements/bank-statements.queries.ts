import { of, query } from '../../platform/database/query.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { PaymentMode } from '../payments/payment.contract.js';
import type { BankBalanceResponse } from './bank-balance.dto.js';
import type { StatementFormat } from './bank-statement.contract.js';
import type { StatementMapping } from './bank-statement.dto.js';

export const bankCurrencies = query(
  `SELECT DISTINCT currency FROM bank_lines UNION SELECT DISTINCT currency FROM bank_balances
   UNION SELECT DISTINCT currency FROM journal_postings WHERE account = 'bank' ORDER BY currency`,
  [],
  { currency: of<Currency>('text') },
);

export const bankAccounts = query('SELECT DISTINCT account FROM bank_statements ORDER BY account', [], {
  account: 'text',
});

/** The latest balance of each account. */
const LATEST = `SELECT DISTINCT ON (account) account, day, amount, source, recorded_by_name
  FROM bank_balances WHERE currency = $1 ORDER BY account, day DESC`;

export const latestBalances = query(
  `SELECT account, day::text AS day, amount, source, recorded_by_name AS by FROM (${LATEST}) latest ORDER BY account`,
  ['text'],
  {
    account: 'text',
    day: 'text',
    amount: 'integer',
    source: of<BankBalanceResponse['source']>('text'),
    by: 'text',
  },
);

export const sumLines = query(
  `SELECT coalesce(sum(amount), 0)::bigint AS total,
      coalesce(sum(amount) FILTER (WHERE status = 'waiting'), 0)::bigint AS waiting,
      count(*) FILTER (WHERE status = 'waiting')::int AS waiting_count,
      coalesce(sum(amount) FILTER (WHERE status = 'ignored'), 0)::bigint AS ignored,
      count(*) FILTER (WHERE status = 'ignored')::int AS ignored_count
    FROM bank_lines WHERE currency = $1 AND is_counted(mode)`,
  ['text'],
  {
    total: 'integer',
    waiting: 'integer',
    waiting_count: 'integer',
    ignored: 'integer',
    ignored_count: 'integer',
  },
);

// A balance that staff wrote without an account is of all accounts that no statement names.
export const sumLinesUnderBalances = query(
  `SELECT coalesce(sum(line.amount), 0)::bigint AS known
    FROM (${LATEST}) latest
    JOIN bank_statements statement ON statement.account = latest.account
    JOIN bank_lines line ON line.statement_id = statement.id AND line.currency = $1 AND line.booked_on <= latest.day
      AND is_counted(line.mode)`,
  ['text'],
  { known: 'integer' },
);

export const putBalance = query(
  `INSERT INTO bank_balances (account, currency, day, amount, source, recorded_at, recorded_by, recorded_by_name)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (account, currency, day) DO UPDATE SET amount = excluded.amount, source = excluded.source,
     recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by,
     recorded_by_name = excluded.recorded_by_name
   WHERE (bank_balances.amount, bank_balances.source) <> (excluded.amount, excluded.source)`,
  ['text', 'text', 'date', 'integer', 'text', 'timestamptz', 'integer?', 'text'],
);

/** Those that another import brought meanwhile are left out. */
export const addLines = query(
  `INSERT INTO bank_lines (id, statement_id, line_key, booked_on, amount, currency, wording, counterparty, status,
          mode)
   SELECT gen_random_uuid(), $1, line_key, booked_on, amount, currency, left(wording, 1000), left(counterparty, 200),
          'waiting', 'live'
     FROM jsonb_to_recordset($2) AS line (line_key text, booked_on date, amount bigint, currency text, wording text,
          counterparty text)
   ON CONFLICT (line_key) DO NOTHING RETURNING id, version, booked_on::text AS booked_on, amount, currency, mode`,
  ['integer', 'jsonb'],
  {
    id: 'uuid',
    version: 'integer',
    booked_on: 'text',
    amount: 'integer',
    currency: of<Currency>('text'),
    mode: of<PaymentMode>('text'),
  },
);

/** The entries that brought lines in, by their causes. */
export const arrivals = query(
  `SELECT id, ref FROM journal_entries WHERE kind = 'bank_line' AND ref = ANY($1)`,
  ['text[]'],
  { id: 'integer', ref: 'text' },
);

export const markArrived = query(
  `UPDATE bank_lines SET arrival_id = arrived.entry_id
     FROM unnest($1::uuid[], $2::bigint[]) AS arrived (line_id, entry_id) WHERE bank_lines.id = arrived.line_id`,
  ['uuid[]', 'integer[]'],
);

export const addRejectedLines = query(
  `INSERT INTO bank_rejected_lines (statement_id, line_key, line, content, reason)
   SELECT $1, line_key, line, left(content, 500), message
     FROM jsonb_to_recordset($2) AS fault (line_key text, line int, content text, message text)
   ON CONFLICT (line_key) DO NOTHING RETURNING id`,
  ['integer', 'jsonb'],
  { id: 'integer' },
);

/** Lines that say the same as these, by the hash in their keys, each with its account where it is known. */
export const knownLines = query(
  `SELECT line_key, coalesce(nullif(split_part(line_key, ':', 4), ''), statement.account) AS account
     FROM bank_lines JOIN bank_statements statement ON statement.id = statement_id
    WHERE split_part(line_key, ':', 2) = ANY($1)`,
  ['text[]'],
  { line_key: 'text', account: 'text' },
);

/** What staff said of a table with these headings. */
export const rememberedColumns = query('SELECT columns FROM bank_columns WHERE headings = $1', ['text'], {
  columns: of<StatementMapping>('jsonb'),
});

export const rememberColumns = query(
  `INSERT INTO bank_columns (headings, columns) VALUES ($1, $2)
   ON CONFLICT (headings) DO UPDATE SET columns = excluded.columns`,
  ['text', 'jsonb'],
);

export const knownRejectedLines = query(
  'SELECT line_key FROM bank_rejected_lines WHERE line_key = ANY($1)',
  ['text[]'],
  { line_key: 'text' },
);

const statementsBy = (direction: 'ASC' | 'DESC') =>
  query(
    `SELECT id, file_name, format, account, first_day::text, last_day::text, credits, new_lines, imported_at,
            imported_by_name AS imported_by,
            (SELECT count(*) FROM bank_lines WHERE statement_id = s.id AND status = 'waiting')::int AS waiting
       FROM bank_statements s ORDER BY id ${direction} OFFSET $1 LIMIT $2`,
    ['integer', 'integer'],
    {
      id: 'integer',
      file_name: 'text',
      format: of<StatementFormat>('text'),
      account: 'text',
      first_day: 'text',
      last_day: 'text',
      credits: 'integer',
      new_lines: 'integer',
      imported_at: 'timestamptz',
      imported_by: 'text',
      waiting: 'integer',
    },
  );
export const statements = { ASC: statementsBy('ASC'), DESC: statementsBy('DESC') };

const rejectedLinesBy = (direction: 'ASC' | 'DESC') =>
  query(
    `SELECT rejected.id, statement_id, file_name, imported_at, line, content, reason
       FROM bank_rejected_lines rejected JOIN bank_statements statement ON statement.id = statement_id
      ORDER BY rejected.id ${direction} OFFSET $1 LIMIT $2`,
    ['integer', 'integer'],
    {
      id: 'integer',
      statement_id: 'integer',
      file_name: 'text',
      imported_at: 'timestamptz',
      line: 'integer',
      content: 'text',
      reason: 'text',
    },
  );
export const rejectedLines = { ASC: rejectedLinesBy('ASC'), DESC: rejectedLinesBy('DESC') };

export const countRejectedLines = query('SELECT count(*)::int AS count FROM bank_rejected_lines', [], {
  count: 'integer',
});
