import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GivingLedger1800000010000 } from './1800000010000-giving-ledger.js';

/** Whether money is real stands on each entry of the journal, and no row is real because nobody said. */
export class MoneyModes1800000052000 implements MigrationInterface {
  name = 'MoneyModes1800000052000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ENTRIES, UNAPPLIED_PAYMENTS]) await runner.query(statement);
    for (const table of SAID) await runner.query(`ALTER TABLE ${table} ALTER mode DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of SAID) await runner.query(`ALTER TABLE ${table} ALTER mode SET DEFAULT 'live'`);
    await runner.query('DROP VIEW unapplied_payments');
    await runner.query(GivingLedger1800000010000.unappliedPayments());
    await runner.query('ALTER TABLE journal_entries DROP COLUMN mode');
  }
}

const SAID = ['donations', 'recurring_gifts', 'payment_attempts', 'campaign_gifts'];

const ENTRIES = [
  `ALTER TABLE journal_entries ADD COLUMN mode text CHECK (mode IN ('live', 'test'))`,
  // Entries are never changed: this only writes down what was read elsewhere until now.
  `ALTER TABLE journal_entries DISABLE TRIGGER journal_entries_kept`,
  // As the payment was taken; else as what it is of; a payout as its provider took payments when it was entered.
  `WITH paid AS MATERIALIZED (
     SELECT provider || ':' || provider_payment_id AS ref, min(mode) AS mode FROM payment_attempts
      WHERE provider_payment_id IS NOT NULL GROUP BY 1)
   UPDATE journal_entries SET mode = known.mode
     FROM (SELECT entry.id, coalesce(paid.mode, gift.mode, registration.mode,
                    CASE WHEN entry.kind IN ('payout', 'payout_failed') THEN coalesce(
                      (SELECT attempt.mode FROM payment_attempts attempt
                        WHERE attempt.provider = split_part(entry.ref, ':', 1) AND attempt.created_at <= entry.entered_at
                        ORDER BY attempt.created_at DESC LIMIT 1), (SELECT mode FROM installation)) END,
                    'live') AS mode
             FROM journal_entries entry
             LEFT JOIN paid ON paid.ref = entry.payment_ref
             LEFT JOIN donations gift ON gift.id = entry.donation_id
             LEFT JOIN event_registrations registration ON registration.id = entry.subject_id) known
    WHERE known.id = journal_entries.id`,
  `ALTER TABLE journal_entries ENABLE TRIGGER journal_entries_kept`,
  `ALTER TABLE journal_entries ALTER mode SET NOT NULL`,
  // Where money is real, what is left out of sums is found without reading the rest.
  `CREATE INDEX journal_entries_test ON journal_entries (id) WHERE mode = 'test'`,
];

const UNAPPLIED_PAYMENTS = `
  CREATE OR REPLACE VIEW unapplied_payments AS
    SELECT entry.id, entry.kind, entry.donation_id, entry.ref AS payment_ref, entry.happened_at, arrived.account,
           arrived.currency, arrived.amount AS arrived, standing.amount, entry.mode
      FROM journal_entries entry
      JOIN LATERAL (SELECT account, currency, -amount AS amount FROM journal_postings
                     WHERE entry_id = entry.id AND account IN ('to_return', 'suspense')) arrived ON true
      JOIN LATERAL (SELECT -sum(posting.amount)::bigint AS amount
                      FROM journal_entries moved JOIN journal_postings posting ON posting.entry_id = moved.id
                     WHERE moved.payment_ref = entry.ref AND posting.account = arrived.account) standing ON true
     WHERE entry.kind IN ('extra', 'suspense') AND standing.amount > 0`;
