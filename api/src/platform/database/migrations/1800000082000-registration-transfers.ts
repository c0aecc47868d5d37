import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of the bank that pay for registrations: one for several, or several for one. */
export class RegistrationTransfers1800000082000 implements MigrationInterface {
  name = 'RegistrationTransfers1800000082000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  /** What the journal says stays; the lines are put aside, with their note. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const STATUSES = (names: string) =>
  `ADD CONSTRAINT bank_lines_status_known CHECK (status IN
     ('waiting', 'matched', 'entered', 'linked', 'payout', 'deposit', 'fee', 'returned'${names}, 'ignored'))`;
const WITHOUT_ENTRY = (names: string) =>
  `ADD CONSTRAINT bank_lines_entry_known CHECK
     ((status IN ('waiting', 'ignored', 'returned'${names})) = (entry_id IS NULL))`;
const UNKNOWN = 'DROP CONSTRAINT bank_lines_status_known, DROP CONSTRAINT bank_lines_entry_known';

const UP = [
  `ALTER TABLE bank_lines ${UNKNOWN}, ${STATUSES(`, 'registrations'`)}, ${WITHOUT_ENTRY(`, 'registrations'`)}`,
  `CREATE TABLE registration_transfers (
     id uuid PRIMARY KEY,
     -- What was shared at once.
     share_id uuid NOT NULL,
     registration_id uuid NOT NULL REFERENCES event_registrations ON DELETE CASCADE,
     -- The payment as the journal calls it.
     payment_ref text NOT NULL UNIQUE,
     -- Minor units of the registration's currency.
     amount bigint NOT NULL CHECK (amount > 0),
     created_at timestamptz NOT NULL,
     undone_at timestamptz
   )`,
  `CREATE INDEX registration_transfers_share ON registration_transfers (share_id)`,
  `CREATE INDEX registration_transfers_registration ON registration_transfers (registration_id)`,
  `CREATE TABLE registration_transfer_lines (
     share_id uuid NOT NULL,
     line_id uuid NOT NULL REFERENCES bank_lines,
     PRIMARY KEY (line_id, share_id)
   )`,
  `CREATE INDEX registration_transfer_lines_share ON registration_transfer_lines (share_id)`,
];

const DOWN = [
  `DROP TABLE registration_transfer_lines`,
  `DROP TABLE registration_transfers`,
  `UPDATE bank_lines SET status = 'ignored' WHERE status = 'registrations'`,
  `ALTER TABLE bank_lines ${UNKNOWN}, ${STATUSES('')}, ${WITHOUT_ENTRY('')}`,
];
