import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UnappliedPayments1790000013200 implements MigrationInterface {
  name = 'UnappliedPayments1790000013200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...JOURNAL, ...EARLIER_ENTRIES, REFUNDS, VIEW, IMPACT])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW unapplied_payments`);
    await runner.query(`ALTER TABLE donation_refunds DROP COLUMN payment_ref`);
    await runner.query(`ALTER TABLE journal_entries DROP COLUMN payment_ref`);
  }
}

const JOURNAL = [
  // The payment that an entry is about, `stripe:pi_…`: a gift may have been paid by several.
  `ALTER TABLE journal_entries ADD COLUMN payment_ref text`,
  `CREATE INDEX journal_entries_payment ON journal_entries (payment_ref)`,
  `CREATE INDEX journal_entries_ref ON journal_entries (ref)`,
  `CREATE INDEX journal_entries_unapplied ON journal_entries (id) WHERE kind IN ('extra', 'suspense')`,
  // What a provider took stands in the journal in whatever currency it took it.
  `ALTER TABLE journal_postings DROP CONSTRAINT journal_postings_currency_check,
     ADD CONSTRAINT journal_postings_currency_check CHECK (currency ~ '^[A-Z]{3}$')`,
];

// Entries are never changed, but for what this column says of those that were there before it.
const EARLIER_ENTRIES = [
  `ALTER TABLE journal_entries DISABLE TRIGGER journal_entries_kept`,
  `UPDATE journal_entries SET payment_ref = ref WHERE kind IN ('gift', 'extra', 'fee')`,
  `UPDATE journal_entries entry SET payment_ref = paid.ref
     FROM (SELECT donation_id, min(ref) AS ref FROM journal_entries WHERE kind = 'extra' GROUP BY donation_id) paid
    WHERE entry.donation_id = paid.donation_id AND entry.kind IN ('extra_refund', 'extra_refund_failed')`,
  `UPDATE journal_entries entry SET payment_ref = paid.ref
     FROM journal_entries paid
    WHERE paid.kind = 'gift' AND paid.donation_id = entry.donation_id AND entry.payment_ref IS NULL`,
  `ALTER TABLE journal_entries ENABLE TRIGGER journal_entries_kept`,
];

const REFUNDS = `ALTER TABLE donation_refunds ADD COLUMN payment_ref text`;

// Payments that are no gift, with what is still to be given back or accepted of each.
const VIEW = `
  CREATE VIEW unapplied_payments AS
    SELECT entry.id, entry.kind, entry.donation_id, entry.ref AS payment_ref, entry.happened_at, arrived.account,
           arrived.currency, arrived.amount AS arrived, standing.amount
      FROM journal_entries entry
      JOIN LATERAL (SELECT account, currency, -amount AS amount FROM journal_postings
                     WHERE entry_id = entry.id AND account IN ('to_return', 'suspense')) arrived ON true
      JOIN LATERAL (SELECT -sum(posting.amount)::bigint AS amount
                      FROM journal_entries moved JOIN journal_postings posting ON posting.entry_id = moved.id
                     WHERE moved.payment_ref = entry.ref AND posting.account = arrived.account) standing ON true
     WHERE entry.kind IN ('extra', 'suspense') AND standing.amount > 0`;

// What was given is read from the journal: what the figure's former source held becomes what the journal held then.
const givenUntil = (moment: string) => `jsonb_build_object('journal.euros',
  (SELECT coalesce(-sum(posting.amount), 0)::bigint
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE posting.account = 'gifts' AND posting.currency = 'EUR' AND entry.entered_at <= figure.${moment}))`;
const IMPACT = `
  UPDATE impact_figures figure
     SET held = (held - 'campaign_gifts.euros') || ${givenUntil('entered_at')},
         counted = CASE WHEN counted IS NOT NULL
                        THEN (counted - 'campaign_gifts.euros') || ${givenUntil('calculated_at')} END
   WHERE name = 'donations_total_amount'`;
