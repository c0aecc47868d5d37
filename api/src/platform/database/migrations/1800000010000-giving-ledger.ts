import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal of money, and the bank's statements that are matched with it. */
export class GivingLedger1800000010000 implements MigrationInterface {
  name = 'GivingLedger1800000010000';
  /** What a later migration puts back where it is undone. */
  static readonly unappliedPayments = () => UNAPPLIED_PAYMENTS;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...JOURNAL, ...BALANCE, UNAPPLIED_PAYMENTS, ...BANK])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW unapplied_payments');
    await runner.query(
      `DROP TABLE bank_balances, bank_rejected_lines, bank_lines, bank_statements, journal_deposits, journal_postings,
         journal_entries`,
    );
    await runner.query('DROP FUNCTION check_entry_balance');
  }
}

const JOURNAL = [
  // What happened to money, entered once by cause and never changed; every sum is over its postings.
  `CREATE TABLE journal_entries (
     id bigserial PRIMARY KEY,
     kind text NOT NULL,
     ref text NOT NULL,
     donation_id uuid REFERENCES donations,
     happened_at timestamptz NOT NULL,
     entered_at timestamptz NOT NULL,
     entered_by text,
     note text NOT NULL DEFAULT '',
     -- The payment that the entry is about, stripe:pi_…: a gift may have been paid by several.
     payment_ref text,
     UNIQUE (kind, ref))`,
  `CREATE INDEX journal_entries_donation ON journal_entries (donation_id)`,
  `CREATE INDEX journal_entries_moment ON journal_entries (happened_at)`,
  `CREATE INDEX journal_entries_payment ON journal_entries (payment_ref)`,
  `CREATE INDEX journal_entries_ref ON journal_entries (ref)`,
  `CREATE INDEX journal_entries_unapplied ON journal_entries (id) WHERE kind IN ('extra', 'suspense')`,
  `CREATE TABLE journal_postings (
     id bigserial PRIMARY KEY,
     entry_id bigint NOT NULL REFERENCES journal_entries,
     account text NOT NULL,
     -- Minor units: what an account receives is above 0, what leaves it below.
     amount bigint NOT NULL CHECK (amount <> 0),
     -- What a provider took stands here in whatever currency it took it.
     currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
     -- On gifts alone: what a campaign's total is made of.
     campaign_id int REFERENCES campaigns,
     gift_id uuid REFERENCES donations,
     gift_mode text)`,
  `CREATE INDEX journal_postings_entry ON journal_postings (entry_id)`,
  `CREATE INDEX journal_postings_account ON journal_postings (account, currency) INCLUDE (amount)`,
  `CREATE INDEX journal_postings_campaign ON journal_postings (campaign_id, gift_id)
     INCLUDE (account, currency, gift_mode, amount) WHERE campaign_id IS NOT NULL`,
  // Which cheques and cash a deposit took to the bank; a gift is in one deposit.
  `CREATE TABLE journal_deposits (
     gift_entry_id bigint PRIMARY KEY REFERENCES journal_entries,
     deposit_entry_id bigint NOT NULL REFERENCES journal_entries)`,
  `CREATE INDEX journal_deposits_deposit ON journal_deposits (deposit_entry_id)`,
];

const BALANCE = [
  `CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE entry bigint := CASE TG_TABLE_NAME WHEN 'journal_entries' THEN NEW.id
                             ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
     BEGIN
       IF NOT EXISTS (SELECT FROM journal_postings WHERE entry_id = entry) THEN
         RAISE EXCEPTION 'journal entry % has no posting', entry USING ERRCODE = 'check_violation'; END IF;
       IF EXISTS (SELECT FROM journal_postings WHERE entry_id = entry GROUP BY currency HAVING sum(amount) <> 0) THEN
         RAISE EXCEPTION 'journal entry % does not sum to zero', entry USING ERRCODE = 'check_violation'; END IF;
       RETURN NULL;
     END $$`,
  ...['journal_entries', 'journal_postings'].flatMap((table) => [
    `CREATE CONSTRAINT TRIGGER ${table}_balanced AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION check_entry_balance()`,
    `CREATE TRIGGER ${table}_kept BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    `CREATE TRIGGER ${table}_not_emptied BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ]),
];

// Payments that are no gift, with what is still to be given back or accepted of each.
const UNAPPLIED_PAYMENTS = `
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

const BANK = [
  `CREATE TABLE bank_statements (
     id serial PRIMARY KEY,
     file_name text NOT NULL,
     format text NOT NULL CHECK (format IN ('csv', 'camt053')),
     -- The end of the account's number, where the file says it.
     account text NOT NULL DEFAULT '',
     first_day date NOT NULL,
     last_day date NOT NULL,
     credits int NOT NULL,
     new_lines int NOT NULL,
     imported_at timestamptz NOT NULL,
     imported_by int REFERENCES staff,
     imported_by_name text NOT NULL)`,
  `CREATE TABLE bank_lines (
     id uuid PRIMARY KEY,
     statement_id int NOT NULL REFERENCES bank_statements,
     -- The bank's own number of the line, or what it says: a line comes in once.
     line_key text NOT NULL UNIQUE,
     booked_on date NOT NULL,
     -- What leaves the account comes in too: fees and refunds are matched like gifts.
     amount bigint NOT NULL CONSTRAINT bank_lines_amount_moves CHECK (amount <> 0),
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     wording text NOT NULL,
     counterparty text NOT NULL DEFAULT '',
     status text NOT NULL CONSTRAINT bank_lines_status_known CHECK (status IN
       ('waiting', 'matched', 'entered', 'linked', 'payout', 'deposit', 'fee', 'ignored')),
     donation_id uuid REFERENCES donations,
     note text NOT NULL DEFAULT '',
     handled_at timestamptz,
     handled_by int REFERENCES staff,
     handled_by_name text,
     version int NOT NULL DEFAULT 1,
     -- The entry of the journal that this line is: one each.
     entry_id bigint UNIQUE REFERENCES journal_entries,
     CONSTRAINT bank_lines_gift_known CHECK ((status IN ('matched', 'entered')) = (donation_id IS NOT NULL)),
     CONSTRAINT bank_lines_entry_known CHECK ((status IN ('waiting', 'ignored')) = (entry_id IS NULL)),
     CONSTRAINT bank_lines_handled_known CHECK ((status = 'waiting') = (handled_at IS NULL)))`,
  `CREATE INDEX bank_lines_status ON bank_lines (status, booked_on DESC)`,
  `CREATE INDEX bank_lines_statement ON bank_lines (statement_id)`,
  `CREATE INDEX bank_lines_donation ON bank_lines (donation_id)`,
  `CREATE INDEX bank_lines_day ON bank_lines (booked_on, amount)`,
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
