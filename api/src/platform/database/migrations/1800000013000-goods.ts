import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gifts of things, their pick-ups, the rounds that volunteers drive, and what staff are warned of. */
export class Goods1800000013000 implements MigrationInterface {
  name = 'Goods1800000013000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...DONATIONS, ...PICKUPS, ...ALERTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE donation_alerts, pickup_round_links, donation_transactions, physical_donation_entries,
         physical_donation_pictures, physical_donation_links, physical_donation_codes, physical_donations`,
    );
  }
}

const DONATIONS = [
  `CREATE TABLE physical_donations (
     id uuid PRIMARY KEY,
     reference text NOT NULL UNIQUE,
     status text NOT NULL CHECK (status IN
       ('pending_validation', 'validated', 'pending_pickup', 'pickup_scheduled', 'completed', 'cancelled')),
     campaign_id int NOT NULL REFERENCES campaigns,
     donation_type text NOT NULL CHECK (donation_type IN ('books', 'equipment', 'library_material')),
     donor_type text NOT NULL CHECK (donor_type IN
       ('particulier', 'bibliotheque', 'ecole', 'entreprise', 'association')),
     organization_name text NOT NULL DEFAULT '',
     contact_name text NOT NULL CHECK (contact_name <> ''),
     email text NOT NULL CHECK (email LIKE '%@%'),
     phone text NOT NULL CHECK (phone <> ''),
     street_address text NOT NULL CHECK (street_address <> ''),
     postal_code text NOT NULL CHECK (postal_code <> ''),
     city text NOT NULL CHECK (city <> ''),
     country text NOT NULL DEFAULT 'France',
     access_info text NOT NULL DEFAULT '',
     donation_details jsonb NOT NULL,
     pickup_availability jsonb NOT NULL,
     special_instructions text NOT NULL DEFAULT '',
     estimated_boxes_or_items int CHECK (estimated_boxes_or_items >= 1),
     requires_help boolean NOT NULL DEFAULT false,
     has_elevator boolean NOT NULL DEFAULT false,
     floor_number int CHECK (floor_number >= 0),
     parking_available boolean NOT NULL DEFAULT false,
     -- The same form sent again is the same donation.
     form_hash text NOT NULL UNIQUE,
     validated_at timestamptz,
     completed_at timestamptz,
     cancelled_at timestamptz,
     cancel_reason text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     CHECK (status NOT IN ('validated', 'pending_pickup', 'pickup_scheduled', 'completed') OR validated_at IS NOT NULL),
     CHECK (status <> 'completed' OR completed_at IS NOT NULL),
     CHECK (status <> 'cancelled' OR cancelled_at IS NOT NULL))`,
  `CREATE INDEX physical_donations_status ON physical_donations (status, created_at DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX physical_donations_campaign ON physical_donations (campaign_id)`,
  `CREATE INDEX physical_donations_email ON physical_donations (lower(email))`,
  // Of the codes that were sent, the newest is the one that counts.
  `CREATE TABLE physical_donation_codes (
     id bigserial PRIMARY KEY,
     physical_donation_id uuid NOT NULL REFERENCES physical_donations ON DELETE CASCADE,
     code_hash text NOT NULL,
     expires_at timestamptz NOT NULL,
     wrong_tries int NOT NULL DEFAULT 0 CHECK (wrong_tries BETWEEN 0 AND 5),
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX physical_donation_codes_donation ON physical_donation_codes (physical_donation_id, id)`,
  `CREATE TABLE physical_donation_links (
     token_hash text PRIMARY KEY,
     physical_donation_id uuid NOT NULL REFERENCES physical_donations ON DELETE CASCADE,
     purpose text NOT NULL CHECK (purpose IN ('validate', 'track')),
     expires_at timestamptz)`,
  `CREATE INDEX physical_donation_links_donation ON physical_donation_links (physical_donation_id)`,
  // Sent before the form is: a picture without a donation is forgotten after a day.
  `CREATE TABLE physical_donation_pictures (
     id uuid PRIMARY KEY,
     physical_donation_id uuid REFERENCES physical_donations ON DELETE CASCADE,
     taken_at text NOT NULL DEFAULT 'donor' CHECK (taken_at IN ('donor', 'pickup')),
     file_key text NOT NULL,
     width int NOT NULL,
     height int NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX physical_donation_pictures_donation ON physical_donation_pictures (physical_donation_id)`,
  `CREATE TABLE physical_donation_entries (
     id bigserial PRIMARY KEY,
     physical_donation_id uuid NOT NULL REFERENCES physical_donations ON DELETE CASCADE,
     kind text NOT NULL,
     at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     -- A member of staff, the donor, or nobody but the product.
     by_name text,
     text text NOT NULL,
     details text)`,
  `CREATE INDEX physical_donation_entries_donation ON physical_donation_entries (physical_donation_id, id)`,
];

const PICKUPS = [
  `CREATE TABLE donation_transactions (
     id uuid PRIMARY KEY,
     physical_donation_id uuid NOT NULL UNIQUE REFERENCES physical_donations ON DELETE CASCADE,
     status text NOT NULL CHECK (status IN ('pending_contact', 'contacted', 'pickup_scheduled', 'completed', 'cancelled')),
     contacted_at timestamptz,
     contacted_by text,
     contact_notes text NOT NULL DEFAULT '',
     pickup_date date,
     pickup_slot text CHECK (pickup_slot IN ('Matin (8h-12h)', 'Après-midi (12h-17h)', 'Soirée (17h-20h)')),
     assigned_to text,
     round_position int,
     reminded_at timestamptz,
     completed_at timestamptz,
     collected jsonb NOT NULL DEFAULT '[]',
     notes text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CHECK (status NOT IN ('contacted', 'pickup_scheduled', 'completed') OR contacted_at IS NOT NULL),
     CHECK (status NOT IN ('pickup_scheduled', 'completed') OR (pickup_date IS NOT NULL AND pickup_slot IS NOT NULL)),
     CHECK (status <> 'completed' OR completed_at IS NOT NULL))`,
  `CREATE INDEX donation_transactions_status ON donation_transactions (status, created_at)`,
  `CREATE INDEX donation_transactions_day ON donation_transactions (pickup_date, assigned_to, round_position)`,
  `CREATE INDEX donation_transactions_to_remind ON donation_transactions (pickup_date)
     WHERE status = 'pickup_scheduled' AND reminded_at IS NULL`,
  // One link at a time to the round of one person on one day: a new one ends the one before.
  `CREATE TABLE pickup_round_links (
     token_hash text PRIMARY KEY,
     date date NOT NULL,
     assigned_to text NOT NULL CHECK (assigned_to <> ''),
     expires_at timestamptz NOT NULL,
     created_at timestamptz NOT NULL,
     UNIQUE (date, assigned_to))`,
];

const ALERTS = [
  `CREATE TABLE donation_alerts (
     id uuid PRIMARY KEY,
     alert_type text NOT NULL CHECK (alert_type IN
       ('contact_overdue', 'pickup_overdue', 'unvalidated', 'large_donation', 'needs_help')),
     severity text NOT NULL CHECK (severity IN ('info', 'warning', 'critical')),
     message text NOT NULL,
     physical_donation_id uuid NOT NULL REFERENCES physical_donations ON DELETE CASCADE,
     transaction_id uuid REFERENCES donation_transactions ON DELETE CASCADE,
     -- What it is about, so that each cause makes one alert.
     cause text NOT NULL,
     is_read boolean NOT NULL DEFAULT false,
     resolved_at timestamptz,
     resolved_by text,
     created_at timestamptz NOT NULL,
     UNIQUE (alert_type, cause))`,
  `CREATE INDEX donation_alerts_open ON donation_alerts (created_at DESC) WHERE resolved_at IS NULL`,
  `CREATE INDEX donation_alerts_donation ON donation_alerts (physical_donation_id)`,
];
