import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who are one: what a merge moved, so that it can be undone for 30 days, and pairs that staff said are two. */
export class PeopleMerges1800000033000 implements MigrationInterface {
  name = 'PeopleMerges1800000033000';
  /** What a later migration puts back where it is undone. */
  static readonly donors = () => DONORS;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...MERGES, DONORS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW donor_overview');
    await runner.query(DONORS_BEFORE);
    await runner.query('DROP TABLE people_apart, person_merge_rows, person_merges');
  }
}

const MERGES = [
  `CREATE TABLE person_merges (
     id serial PRIMARY KEY,
     -- Where the kept person is now, and who they were when they were merged: a donor's number.
     kept_email text NOT NULL CHECK (kept_email LIKE '%@%' AND kept_email = lower(kept_email)),
     kept_id uuid NOT NULL,
     -- Their address on that day, which is what the moved rows took.
     first_kept_email text NOT NULL CHECK (first_kept_email = lower(first_kept_email)),
     -- Empty for a donor who left no address.
     absorbed_email text NOT NULL CHECK (absorbed_email = lower(absorbed_email)),
     absorbed_id uuid NOT NULL,
     absorbed_name text NOT NULL,
     -- What staff chose of the name, the telephone and the postal address, until a later form says otherwise.
     chosen jsonb NOT NULL,
     moved int NOT NULL DEFAULT 0,
     merged_at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     undone_at timestamptz,
     undone_by text,
     -- What could not be put back, by table.
     skipped jsonb NOT NULL DEFAULT '[]',
     version int NOT NULL DEFAULT 1,
     CHECK (kept_id <> absorbed_id))`,
  `CREATE INDEX person_merges_kept ON person_merges (kept_email)`,
  `CREATE INDEX person_merges_absorbed ON person_merges (absorbed_email)`,
  // What was done to one row: a column that changed, or the row that went. Values are as PostgreSQL writes them in JSON.
  `CREATE TABLE person_merge_rows (
     id bigserial PRIMARY KEY,
     merge_id int NOT NULL REFERENCES person_merges ON DELETE CASCADE,
     table_name text NOT NULL,
     row_key jsonb NOT NULL,
     -- Null where the whole row was deleted.
     column_name text,
     old_value jsonb NOT NULL,
     new_value jsonb)`,
  `CREATE INDEX person_merge_rows_merge ON person_merge_rows (merge_id, id)`,
  // Two donors' numbers, the smaller first.
  `CREATE TABLE people_apart (
     one_id uuid NOT NULL,
     other_id uuid NOT NULL,
     said_at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     PRIMARY KEY (one_id, other_id),
     CHECK (one_id < other_id))`,
];

const DONOR = `donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code)`;

// Whoever gave, tried to, or opened an account; their identity is the one of their last form, or the one that a merge kept.
const DONORS = `
  CREATE OR REPLACE VIEW donor_overview AS
    SELECT coalesce(gift.donor_id, donor_id(member.email, '', '', '', '')) AS id,
           coalesce(nullif(kept.chosen ->> 'name', ''), nullif(said.donor_name, ''), nullif(btrim(member.first_name || ' ' || member.last_name), ''), '')
             AS name,
           coalesce(nullif(said.email, ''), member.email, '') AS email,
           said.donor_type,
           coalesce(nullif(kept.chosen ->> 'street_address', ''), nullif(said.street_address, ''), member.street_address, '') AS street_address,
           coalesce(nullif(kept.chosen ->> 'postal_code', ''), nullif(said.postal_code, ''), member.postal_code, '') AS postal_code,
           coalesce(nullif(kept.chosen ->> 'city', ''), nullif(said.city, ''), member.city, '') AS city,
           coalesce(nullif(kept.chosen ->> 'country', ''), nullif(said.country, ''), member.country, '') AS country,
           coalesce(gift.given, 0) AS given, coalesce(gift.gifts, 0) AS gifts,
           gift.first_given_at, gift.last_given_at,
           coalesce(again.recurring, 0) AS recurring, coalesce(again.monthly, 0) AS recurring_monthly,
           coalesce(again.failing, 0) AS failing,
           member.created_at AS member_since,
           coalesce(former.emails, '') AS former_emails
      FROM (SELECT donor_id, max(lower(email)) AS email, count(*) FILTER (WHERE status = 'succeeded')::int AS gifts,
                   coalesce(sum(given - refunded - disputed) FILTER (WHERE currency = 'EUR'), 0)::bigint AS given,
                   min(given_at) FILTER (WHERE status = 'succeeded') AS first_given_at,
                   max(given_at) FILTER (WHERE status = 'succeeded') AS last_given_at
              FROM donation_overview WHERE donor_id IS NOT NULL AND is_counted(mode) GROUP BY donor_id) gift
      FULL JOIN members member ON member.email = gift.email
      LEFT JOIN LATERAL (
        SELECT d.created_at, d.email, d.donor_type, d.street_address, d.postal_code, d.city, d.country,
               CASE WHEN d.organization_name <> '' THEN d.organization_name
                    ELSE btrim(d.first_name || ' ' || d.last_name) END AS donor_name
          FROM donations d WHERE ${DONOR} = gift.donor_id AND is_counted(mode)
         ORDER BY d.created_at DESC, d.id LIMIT 1) said ON true
      LEFT JOIN LATERAL (
        SELECT count(*)::int AS recurring, count(*) FILTER (WHERE status = 'past_due')::int AS failing,
               floor(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END) / 12)::bigint
                 AS monthly
          FROM recurring_gifts
         WHERE lower(email) = coalesce(gift.email, member.email) AND email <> '' AND status IN ('active', 'past_due')
           AND is_counted(mode)) again ON true
      -- What staff chose in a merge stands until a later form.
      LEFT JOIN LATERAL (
        SELECT chosen, merged_at FROM person_merges merge
         WHERE merge.kept_email = coalesce(gift.email, member.email) AND merge.undone_at IS NULL
         ORDER BY merged_at DESC, merge.id DESC LIMIT 1) kept ON said.created_at IS NULL OR kept.merged_at > said.created_at
      LEFT JOIN LATERAL (
        SELECT string_agg(merge.absorbed_email, ' ' ORDER BY merge.id) AS emails FROM person_merges merge
         WHERE merge.kept_email = coalesce(gift.email, member.email) AND merge.undone_at IS NULL) former ON true`;

const DONORS_BEFORE = `
  CREATE VIEW donor_overview AS
    SELECT coalesce(gift.donor_id, donor_id(member.email, '', '', '', '')) AS id,
           coalesce(nullif(said.donor_name, ''), nullif(btrim(member.first_name || ' ' || member.last_name), ''), '')
             AS name,
           coalesce(nullif(said.email, ''), member.email, '') AS email,
           said.donor_type,
           coalesce(nullif(said.street_address, ''), member.street_address, '') AS street_address,
           coalesce(nullif(said.postal_code, ''), member.postal_code, '') AS postal_code,
           coalesce(nullif(said.city, ''), member.city, '') AS city,
           coalesce(nullif(said.country, ''), member.country, '') AS country,
           coalesce(gift.given, 0) AS given, coalesce(gift.gifts, 0) AS gifts,
           gift.first_given_at, gift.last_given_at,
           coalesce(again.recurring, 0) AS recurring, coalesce(again.monthly, 0) AS recurring_monthly,
           coalesce(again.failing, 0) AS failing,
           member.created_at AS member_since
      FROM (SELECT donor_id, max(lower(email)) AS email, count(*) FILTER (WHERE status = 'succeeded')::int AS gifts,
                   coalesce(sum(given - refunded - disputed) FILTER (WHERE currency = 'EUR'), 0)::bigint AS given,
                   min(given_at) FILTER (WHERE status = 'succeeded') AS first_given_at,
                   max(given_at) FILTER (WHERE status = 'succeeded') AS last_given_at
              FROM donation_overview WHERE donor_id IS NOT NULL AND is_counted(mode) GROUP BY donor_id) gift
      FULL JOIN members member ON member.email = gift.email
      LEFT JOIN LATERAL (
        SELECT d.email, d.donor_type, d.street_address, d.postal_code, d.city, d.country,
               CASE WHEN d.organization_name <> '' THEN d.organization_name
                    ELSE btrim(d.first_name || ' ' || d.last_name) END AS donor_name
          FROM donations d WHERE ${DONOR} = gift.donor_id AND is_counted(mode)
         ORDER BY d.created_at DESC, d.id LIMIT 1) said ON true
      LEFT JOIN LATERAL (
        SELECT count(*)::int AS recurring, count(*) FILTER (WHERE status = 'past_due')::int AS failing,
               floor(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END) / 12)::bigint
                 AS monthly
          FROM recurring_gifts
         WHERE lower(email) = coalesce(gift.email, member.email) AND email <> '' AND status IN ('active', 'past_due')
           AND is_counted(mode)) again ON true`;
