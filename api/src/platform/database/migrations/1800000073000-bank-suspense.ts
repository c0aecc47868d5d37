import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of the bank is in the journal from its import, on an account of its own until staff say what it is. */
export class BankSuspense1800000073000 implements MigrationInterface {
  name = 'BankSuspense1800000073000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COLUMNS, ...ARRIVALS]) await runner.query(statement);
  }

  /** The journal is kept: what came in is taken out again by the opposite entries. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...DEPARTURES, ...DROPPED]) await runner.query(statement);
  }
}

const STATUSES = (names: string) =>
  `ADD CONSTRAINT bank_lines_status_known CHECK (status IN
     ('waiting', 'matched', 'entered', 'linked', 'payout', 'deposit', 'fee'${names}, 'ignored'))`;
const WITHOUT_ENTRY = (names: string) =>
  `ADD CONSTRAINT bank_lines_entry_known CHECK ((status IN ('waiting', 'ignored'${names})) = (entry_id IS NULL))`;
const UNKNOWN = 'DROP CONSTRAINT bank_lines_status_known, DROP CONSTRAINT bank_lines_entry_known';

const COLUMNS = [
  `ALTER TABLE bank_lines
     -- The entry that brought the line into the journal; null where another has its money there already.
     ADD COLUMN arrival_id bigint UNIQUE REFERENCES journal_entries,
     -- The line that gives its money back, or whose money it gives back.
     ADD COLUMN counterpart_id uuid UNIQUE REFERENCES bank_lines,
     ADD COLUMN mode text CHECK (mode IN ('live', 'test'))`,
  `UPDATE bank_lines SET mode = CASE WHEN line_key LIKE 'demonstration:%' THEN 'test' ELSE 'live' END`,
  `ALTER TABLE bank_lines ALTER mode SET NOT NULL, ${UNKNOWN}, ${STATUSES(`, 'returned'`)},
     ${WITHOUT_ENTRY(`, 'returned'`)},
     ADD CONSTRAINT bank_lines_counterpart_known CHECK ((status = 'returned') = (counterpart_id IS NOT NULL))`,
];

/** Noon in Paris of the day that the bank booked, as for all that the bank says. */
const MOMENT = `(line.booked_on + time '12:00') AT TIME ZONE 'Europe/Paris'`;

// What is handled has its money in the journal by its own entry.
const ARRIVALS = [
  `INSERT INTO journal_entries (kind, ref, happened_at, entered_at, note, mode)
   SELECT 'bank_line', 'line:' || line.id || ':' || line.version, ${MOMENT}, now(), '', line.mode
     FROM bank_lines line WHERE line.status IN ('waiting', 'ignored')
    ORDER BY line.booked_on, line.id`,
  `UPDATE bank_lines line SET arrival_id = entry.id FROM journal_entries entry
    WHERE entry.kind = 'bank_line' AND entry.ref = 'line:' || line.id || ':' || line.version
      AND line.status IN ('waiting', 'ignored')`,
  `INSERT INTO journal_postings (entry_id, account, amount, currency)
   SELECT line.arrival_id, posting.account, posting.way * line.amount, line.currency
     FROM bank_lines line CROSS JOIN (VALUES ('bank', 1), ('bank_suspense', -1)) AS posting (account, way)
    WHERE line.arrival_id IS NOT NULL ORDER BY line.arrival_id, posting.way DESC`,
];

const DEPARTURES = [
  `UPDATE bank_lines SET status = 'ignored', counterpart_id = NULL WHERE status = 'returned'`,
  // A line that is a gift, a fee or a deposit moves its money from this account: the bank's has it by the entry alone.
  `INSERT INTO journal_entries (kind, ref, happened_at, entered_at, note, mode)
   SELECT 'bank_line', 'undo:' || arrival_id, ${MOMENT}, now(), '', line.mode FROM bank_lines line
    WHERE arrival_id IS NOT NULL AND status IN ('waiting', 'ignored') ORDER BY arrival_id`,
  `INSERT INTO journal_postings (entry_id, account, amount, currency)
   SELECT entry.id, posting.account, -posting.amount, posting.currency
     FROM journal_entries entry JOIN journal_postings posting ON 'undo:' || posting.entry_id = entry.ref
    WHERE entry.kind = 'bank_line' AND entry.ref LIKE 'undo:%'
      AND NOT EXISTS (SELECT FROM journal_postings own WHERE own.entry_id = entry.id)`,
];

const DROPPED = [
  `ALTER TABLE bank_lines DROP COLUMN arrival_id, DROP COLUMN counterpart_id, DROP COLUMN mode, ${UNKNOWN},
     ${STATUSES('')}, ${WITHOUT_ENTRY('')}`,
];
