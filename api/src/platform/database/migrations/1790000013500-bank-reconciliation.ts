import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BankReconciliation1790000013500 implements MigrationInterface {
  name = 'BankReconciliation1790000013500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...LINES, ...ENTRIES, ...TABLES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE journal_deposits, bank_balances, bank_rejected_lines`);
    await runner.query(`DROP INDEX donations_expected, bank_lines_day`);
    await runner.query(`ALTER TABLE donations DROP COLUMN promised`);
    await runner.query(
      `ALTER TABLE bank_lines DROP CONSTRAINT bank_lines_entry_known, DROP CONSTRAINT bank_lines_gift_known,
         DROP CONSTRAINT bank_lines_status_known, DROP CONSTRAINT bank_lines_amount_moves, DROP COLUMN entry_id`,
    );
    await runner.query(
      `DELETE FROM bank_lines WHERE amount < 0 OR status IN ('linked', 'payout', 'deposit', 'fee')`,
    );
    await runner.query(
      `ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_amount_check CHECK (amount > 0),
         ADD CONSTRAINT bank_lines_status_check CHECK (status IN ('waiting', 'matched', 'entered', 'ignored')),
         ADD CONSTRAINT bank_lines_check CHECK ((status IN ('matched', 'entered')) = (donation_id IS NOT NULL))`,
    );
  }
}

const LINES = [
  // What leaves the account comes in too: fees and refunds are matched like gifts.
  `ALTER TABLE bank_lines DROP CONSTRAINT bank_lines_amount_check, DROP CONSTRAINT bank_lines_status_check,
     DROP CONSTRAINT bank_lines_check,
     ADD CONSTRAINT bank_lines_amount_moves CHECK (amount <> 0),
     ADD CONSTRAINT bank_lines_status_known CHECK (status IN
       ('waiting', 'matched', 'entered', 'linked', 'payout', 'deposit', 'fee', 'ignored')),
     ADD CONSTRAINT bank_lines_gift_known CHECK ((status IN ('matched', 'entered')) = (donation_id IS NOT NULL))`,
  // The entry of the journal that this line is: one each.
  `ALTER TABLE bank_lines ADD COLUMN entry_id bigint UNIQUE REFERENCES journal_entries`,
  `UPDATE bank_lines line SET entry_id = entry.id FROM journal_entries entry
    WHERE entry.kind = 'gift' AND entry.donation_id = line.donation_id
      AND entry.ref IN ('transfer:' || line.id, 'offline:' || line.donation_id)`,
  `ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_entry_known
     CHECK ((status IN ('waiting', 'ignored')) = (entry_id IS NULL)) NOT VALID`,
  `CREATE INDEX bank_lines_day ON bank_lines (booked_on, amount)`,
  `CREATE INDEX donations_expected ON donations (amount) WHERE status = 'pending' AND payment_method = 'bank_transfer'`,
];

const ENTRIES = [
  // What a gift was before its transfer arrived, so that it can be that again.
  `ALTER TABLE donations ADD COLUMN promised jsonb`,
  // Which cheques and cash a deposit took to the bank; a gift is in one deposit.
  `CREATE TABLE journal_deposits (
     gift_entry_id bigint PRIMARY KEY REFERENCES journal_entries,
     deposit_entry_id bigint NOT NULL REFERENCES journal_entries)`,
  `CREATE INDEX journal_deposits_deposit ON journal_deposits (deposit_entry_id)`,
];

const TABLES = [
  // Lines of a bank's file that could not be taken, with the reason.
  `CREATE TABLE bank_rejected_lines (
     id serial PRIMARY KEY,
     statement_id int NOT NULL REFERENCES bank_statements,
     line_key text NOT NULL UNIQUE,
     line int NOT NULL,
     content text NOT NULL,
     reason text NOT NULL)`,
  `CREATE INDEX bank_rejected_lines_statement ON bank_rejected_lines (statement_id)`,
  // What the bank says is on an account at the end of a day: by its statements, or as staff read it.
  `CREATE TABLE bank_balances (
     account text NOT NULL,
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     day date NOT NULL,
     amount bigint NOT NULL,
     source text NOT NULL CHECK (source IN ('statement', 'staff')),
     recorded_at timestamptz NOT NULL,
     recorded_by int REFERENCES staff,
     recorded_by_name text NOT NULL,
     PRIMARY KEY (account, currency, day))`,
];
