import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gifts of money, recurring gifts, and what hangs on them: private links, history, refunds, cards. */
export class GivingDonations1800000008000 implements MigrationInterface {
  name = 'GivingDonations1800000008000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...RECURRING_GIFTS, ...DONATIONS, ...LINKS, ...REFUNDS, ...TRIBUTE_CARDS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE tribute_card_refusals, tribute_cards, donation_refunds, donation_entries, donation_links,
         recurring_confirmations, donations, recurring_gifts`,
    );
    await runner.query('DROP FUNCTION donor_id');
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

// Live money, or that of test mode and of the demonstration: see `is_counted`.
const MODE = `mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test'))`;

const RECURRING_GIFTS = [
  // A recurring gift: each of its payments is a donation of its own.
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
     ${MODE},
     CHECK (status <> 'cancelled' OR cancelled_at IS NOT NULL),
     UNIQUE (provider, provider_subscription_id))`,
  `CREATE INDEX recurring_gifts_status ON recurring_gifts (status, next_payment_at)`,
  `CREATE INDEX recurring_gifts_email ON recurring_gifts (lower(email))`,
];

const DONATIONS = [
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
     ${MODE},
     -- What the gift was before its transfer arrived, so that it can be that again.
     promised jsonb,
     -- Campaign codes of the visit that it came from.
     utm_source text NOT NULL DEFAULT '' CHECK (length(utm_source) <= 100),
     utm_medium text NOT NULL DEFAULT '' CHECK (length(utm_medium) <= 100),
     utm_campaign text NOT NULL DEFAULT '' CHECK (length(utm_campaign) <= 100),
     utm_content text NOT NULL DEFAULT '' CHECK (length(utm_content) <= 100),
     utm_term text NOT NULL DEFAULT '' CHECK (length(utm_term) <= 100),
     CHECK (status <> 'succeeded' OR (succeeded_at IS NOT NULL AND given_at IS NOT NULL)),
     UNIQUE (provider, provider_payment_id))`,
  `CREATE INDEX donations_status ON donations (status, created_at DESC)`,
  `CREATE INDEX donations_given ON donations (given_at DESC) WHERE status = 'succeeded'`,
  `CREATE INDEX donations_email ON donations (lower(email))`,
  `CREATE INDEX donations_campaign ON donations (campaign_id)`,
  `CREATE INDEX donations_recurring ON donations (recurring_gift_id)`,
  `CREATE INDEX donations_expected ON donations (amount) WHERE status = 'pending' AND payment_method = 'bank_transfer'`,
  // Someone is their address, or their name and postcode where they left none; nobody where they left neither.
  `CREATE FUNCTION donor_id(email text, first_name text, last_name text, organization_name text, postal_code text)
     RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
       SELECT CASE
         WHEN email <> '' THEN md5(lower(email))::uuid
         WHEN first_name || last_name || organization_name <> '' THEN
           md5('nom:' || lower(first_name || '|' || last_name || '|' || organization_name || '|' || postal_code))::uuid
       END $$`,
  `CREATE INDEX donations_donor ON donations
     (donor_id(email, first_name, last_name, organization_name, postal_code))`,
];

const LINKS = [
  // The private links of emails, kept as hashes.
  `CREATE TABLE donation_links (
     token_hash text PRIMARY KEY,
     donation_id uuid REFERENCES donations ON DELETE CASCADE,
     recurring_gift_id uuid REFERENCES recurring_gifts ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     CHECK (num_nonnulls(donation_id, recurring_gift_id) = 1))`,
  `CREATE INDEX donation_links_donation ON donation_links (donation_id)`,
  `CREATE INDEX donation_links_recurring ON donation_links (recurring_gift_id)`,
  // Changes of recurring gifts that their owner is to confirm.
  `CREATE TABLE recurring_confirmations (
     token_hash text PRIMARY KEY,
     recurring_gift_id uuid NOT NULL REFERENCES recurring_gifts ON DELETE CASCADE,
     change jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     used_at timestamptz)`,
  `CREATE INDEX recurring_confirmations_gift ON recurring_confirmations (recurring_gift_id)`,
  // What happened to a gift, for staff.
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
];

const REFUNDS = [
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
     updated_at timestamptz NOT NULL,
     -- The payment that is given back, as in the journal.
     payment_ref text)`,
  `CREATE INDEX donation_refunds_donation ON donation_refunds (donation_id)`,
];

const TRIBUTE_CARDS = [
  // The card by email that a gift may carry.
  `CREATE TABLE tribute_cards (
     id uuid PRIMARY KEY,
     donation_id uuid NOT NULL UNIQUE REFERENCES donations ON DELETE CASCADE,
     -- Erased 30 days after the card left, with its words.
     recipient_name text NOT NULL,
     recipient_email text NOT NULL,
     recipient_hash text NOT NULL,
     words text NOT NULL,
     signature text NOT NULL,
     day date NOT NULL,
     status text NOT NULL CHECK (status IN ('waiting', 'scheduled', 'sent', 'cancelled', 'undeliverable')),
     send_at timestamptz,
     sent_at timestamptz,
     token_hash text UNIQUE,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     CHECK ((status = 'scheduled') = (send_at IS NOT NULL)),
     CHECK ((status = 'sent') = (sent_at IS NOT NULL)))`,
  `CREATE INDEX tribute_cards_due ON tribute_cards (send_at) WHERE status = 'scheduled'`,
  `CREATE INDEX tribute_cards_recipient ON tribute_cards (lower(recipient_email))`,
  // Who wants no card, by the hash of their address alone.
  `CREATE TABLE tribute_card_refusals (
     recipient_hash text PRIMARY KEY,
     created_at timestamptz NOT NULL)`,
];
