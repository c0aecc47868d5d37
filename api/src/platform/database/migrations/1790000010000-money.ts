import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAMPAIGN_OVERVIEW } from './1790000000000-foundation.js';

export class Money1790000010000 implements MigrationInterface {
  name = 'Money1790000010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...DONATIONS, ...PAYMENTS, ...JOURNAL, ...CAMPAIGNS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW campaign_overview`);
    await runner.query(`ALTER TABLE campaign_gifts DROP COLUMN gifts`);
    await runner.query(OVERVIEW);
    await runner.query(
      `DROP TABLE journal_postings, journal_entries, payment_events, payment_attempts, donation_refunds, donation_entries, donation_links,
         donations, recurring_gifts`,
    );
    await runner.query(`DROP FUNCTION check_entry_balance`);
  }
}

const FREQUENCY = `CHECK (frequency IN ('one-time', 'monthly', 'quarterly', 'yearly'))`;
const DONOR = `
     donor_type text NOT NULL CHECK (donor_type IN ('particulier', 'entreprise', 'organisme')),
     -- Empty for cash given by someone who did not say who they are.
     email text NOT NULL DEFAULT '' CHECK (email = '' OR email LIKE '%@%'),
     first_name text NOT NULL DEFAULT '',
     last_name text NOT NULL DEFAULT '',
     organization_name text NOT NULL DEFAULT '',
     siren text NOT NULL DEFAULT '' CHECK (siren ~ '^([0-9]{9})?$'),
     -- A company's, for its receipt: SARL, SAS…
     legal_form text NOT NULL DEFAULT '',
     street_address text NOT NULL DEFAULT '',
     postal_code text NOT NULL DEFAULT '',
     city text NOT NULL DEFAULT '',
     country text NOT NULL DEFAULT 'France'`;

const DONATIONS = [
  // A gift that comes again: each of its payments is a donation of its own.
  `CREATE TABLE recurring_gifts (
     id uuid PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     status text NOT NULL CHECK (status IN ('pending', 'active', 'past_due', 'paused', 'cancelled')),
     ${DONOR},
     campaign_id int REFERENCES campaigns,
     frequency text NOT NULL ${FREQUENCY} CHECK (frequency <> 'one-time'),
     amount bigint NOT NULL CHECK (amount > 0),
     -- The part of the amount that the donor added for payment costs.
     costs_covered bigint NOT NULL DEFAULT 0 CHECK (costs_covered >= 0 AND costs_covered < amount),
     currency text NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'XAF')),
     message text NOT NULL DEFAULT '',
     is_anonymous boolean NOT NULL DEFAULT false,
     dedication text NOT NULL DEFAULT '',
     -- One receipt a year, or one per gift.
     yearly_receipt boolean NOT NULL DEFAULT true,
     payment_method text NOT NULL,
     provider text NOT NULL,
     provider_subscription_id text,
     provider_customer_id text,
     next_payment_at timestamptz,
     paused_until timestamptz,
     failed_payments int NOT NULL DEFAULT 0 CHECK (failed_payments >= 0),
     last_failure text,
     -- What the means of payment is, as its provider says it: « Visa •••• 4242, expire 08/2027 ».
     payment_label text,
     started_at timestamptz,
     cancelled_at timestamptz,
     cancel_reason text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CHECK (status <> 'cancelled' OR cancelled_at IS NOT NULL),
     UNIQUE (provider, provider_subscription_id))`,
  `CREATE INDEX recurring_gifts_status ON recurring_gifts (status, next_payment_at)`,
  `CREATE INDEX recurring_gifts_email ON recurring_gifts (lower(email))`,
  `CREATE TABLE donations (
     id uuid PRIMARY KEY,
     reference text NOT NULL UNIQUE CHECK (reference ~ '^DON-[0-9]{8}-[0-9A-F]{8}$'),
     status text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed', 'cancelled')),
     ${DONOR},
     campaign_id int REFERENCES campaigns,
     recurring_gift_id uuid REFERENCES recurring_gifts,
     frequency text NOT NULL ${FREQUENCY},
     amount bigint NOT NULL CHECK (amount > 0),
     costs_covered bigint NOT NULL DEFAULT 0 CHECK (costs_covered >= 0 AND costs_covered < amount),
     currency text NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'XAF')),
     -- E.164, where the payment is taken by phone.
     phone text NOT NULL DEFAULT '',
     message text NOT NULL DEFAULT '',
     is_anonymous boolean NOT NULL DEFAULT false,
     dedication text NOT NULL DEFAULT '',
     payment_method text NOT NULL,
     provider text NOT NULL,
     -- Where the gift began: the site, a button on another site, staff, a subscription.
     source text NOT NULL DEFAULT 'site',
     -- The same form sent again is the same donation; with other words it is a mistake.
     form_key text UNIQUE,
     form_hash text,
     -- The payment that this gift is, as its provider calls it.
     provider_payment_id text,
     -- The day of the gift: the payment's, or what staff wrote for a cheque.
     given_at timestamptz,
     succeeded_at timestamptz,
     failed_at timestamptz,
     cancelled_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CHECK (status <> 'succeeded' OR (succeeded_at IS NOT NULL AND given_at IS NOT NULL)),
     UNIQUE (provider, provider_payment_id))`,
  `CREATE INDEX donations_status ON donations (status, created_at DESC)`,
  `CREATE INDEX donations_given ON donations (given_at DESC) WHERE status = 'succeeded'`,
  `CREATE INDEX donations_email ON donations (lower(email))`,
  `CREATE INDEX donations_campaign ON donations (campaign_id)`,
  `CREATE INDEX donations_recurring ON donations (recurring_gift_id)`,
  // The private links of letters, kept as hashes.
  `CREATE TABLE donation_links (
     token_hash text PRIMARY KEY,
     donation_id uuid REFERENCES donations ON DELETE CASCADE,
     recurring_gift_id uuid REFERENCES recurring_gifts ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     CHECK (num_nonnulls(donation_id, recurring_gift_id) = 1))`,
  `CREATE INDEX donation_links_donation ON donation_links (donation_id)`,
  `CREATE INDEX donation_links_recurring ON donation_links (recurring_gift_id)`,
  // What happened to a gift, told to staff.
  `CREATE TABLE donation_entries (
     id bigserial PRIMARY KEY,
     donation_id uuid REFERENCES donations ON DELETE CASCADE,
     recurring_gift_id uuid REFERENCES recurring_gifts ON DELETE CASCADE,
     kind text NOT NULL,
     at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     by_name text,
     text text NOT NULL,
     details text,
     CHECK (num_nonnulls(donation_id, recurring_gift_id) >= 1))`,
  `CREATE INDEX donation_entries_donation ON donation_entries (donation_id, id)`,
  `CREATE INDEX donation_entries_recurring ON donation_entries (recurring_gift_id, id)`,
  // What staff give back: written before the provider is asked; its id is the provider's idempotency key.
  `CREATE TABLE donation_refunds (
     id uuid PRIMARY KEY,
     donation_id uuid NOT NULL REFERENCES donations,
     amount bigint NOT NULL CHECK (amount > 0),
     reason text NOT NULL,
     status text NOT NULL CHECK (status IN ('asked', 'done', 'refused')),
     -- Staff give it back themselves, by cheque or transfer.
     by_hand boolean NOT NULL DEFAULT false,
     staff_id int REFERENCES staff,
     staff_name text,
     provider_refund_id text,
     failure_code text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL)`,
  `CREATE INDEX donation_refunds_donation ON donation_refunds (donation_id)`,
];

const PAYMENTS = [
  // Written before the provider is called; its id is the provider's idempotency key.
  `CREATE TABLE payment_attempts (
     id uuid PRIMARY KEY,
     -- What is paid: each kind of thing has its own feature, which hears of what happens.
     purpose text NOT NULL,
     subject_id uuid NOT NULL,
     provider text NOT NULL,
     method text NOT NULL,
     status text NOT NULL CHECK (status IN
       ('created', 'waiting', 'processing', 'succeeded', 'failed', 'expired', 'cancelled')),
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     provider_session_id text,
     provider_payment_id text,
     provider_subscription_id text,
     next jsonb,
     failure_code text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     UNIQUE (provider, provider_session_id))`,
  `CREATE INDEX payment_attempts_subject ON payment_attempts (purpose, subject_id)`,
  `CREATE INDEX payment_attempts_payment ON payment_attempts (provider, provider_payment_id)`,
  `CREATE INDEX payment_attempts_open ON payment_attempts (updated_at) WHERE status IN ('created', 'waiting', 'processing')`,
  `CREATE INDEX payment_attempts_subscription ON payment_attempts (provider, provider_subscription_id)`,
  `CREATE TABLE payment_events (
     provider text NOT NULL,
     event_id text NOT NULL,
     type text NOT NULL,
     -- What the event is about, to be fetched again: never the event's own word, and nothing personal.
     object jsonb NOT NULL,
     received_at timestamptz NOT NULL,
     handled_at timestamptz,
     outcome text,
     PRIMARY KEY (provider, event_id))`,
  `CREATE INDEX payment_events_open ON payment_events (received_at) WHERE handled_at IS NULL`,
];

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
     UNIQUE (kind, ref))`,
  `CREATE INDEX journal_entries_donation ON journal_entries (donation_id)`,
  `CREATE INDEX journal_entries_moment ON journal_entries (happened_at)`,
  `CREATE TABLE journal_postings (
     id bigserial PRIMARY KEY,
     entry_id bigint NOT NULL REFERENCES journal_entries,
     account text NOT NULL,
     -- Minor units: what an account receives is above 0, what leaves it below.
     amount bigint NOT NULL CHECK (amount <> 0),
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     campaign_id int REFERENCES campaigns)`,
  `CREATE INDEX journal_postings_entry ON journal_postings (entry_id)`,
  `CREATE INDEX journal_postings_account ON journal_postings (account, currency) INCLUDE (amount)`,
  `CREATE INDEX journal_postings_campaign ON journal_postings (campaign_id) INCLUDE (account, amount)`,
  `CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE entry bigint := CASE TG_TABLE_NAME WHEN 'journal_entries' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
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

const OVERVIEW = CAMPAIGN_OVERVIEW.replace(
  'c.version, c.search',
  'c.version, c.search, c.pending, c.publish_at',
);

const CAMPAIGNS = [
  // How many gifts an entry adds or takes away; null where it is one if something came in. A refund in part is none.
  `ALTER TABLE campaign_gifts ADD COLUMN gifts smallint CHECK (gifts BETWEEN -1 AND 1)`,
  `DROP VIEW campaign_overview`,
  OVERVIEW.replace(
    'count(*) FILTER (WHERE quantity > 0)::int AS gifts',
    'coalesce(sum(coalesce(gifts, (quantity > 0)::int)), 0)::int AS gifts',
  ),
];
