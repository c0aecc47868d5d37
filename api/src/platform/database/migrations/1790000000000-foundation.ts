import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1790000000000 implements MigrationInterface {
  name = 'Foundation1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SEARCH, ...PLATFORM, ...ACCESS, ...AUDIT, ...MEDIA, ...CAMPAIGNS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW campaign_overview`);
    await runner.query(
      `DROP TABLE preview_links, campaign_gifts, campaigns, media, audit_entries, staff_sessions, attempts, staff, content_revision`,
    );
    await runner.query(`DROP FUNCTION refuse_change, french_query, campaign_progress`);
    await runner.query(`DROP TEXT SEARCH CONFIGURATION fr, fr_words`);
  }
}

const SEARCH = [
  `CREATE EXTENSION IF NOT EXISTS unaccent`,
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // French stems without accents…
  `CREATE TEXT SEARCH CONFIGURATION fr (COPY = french)`,
  `ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem`,
  // …and whole words without accents, in which beginnings of words are looked up.
  `CREATE TEXT SEARCH CONFIGURATION fr_words (COPY = simple)`,
  `ALTER TEXT SEARCH CONFIGURATION fr_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple`,
  // Every word must be found, by its stem or as the beginning of a word.
  `CREATE FUNCTION french_query(asked text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT coalesce(
       (SELECT string_agg('(' || concat_ws(' | ',
                 nullif(plainto_tsquery('fr', word)::text, ''),
                 nullif(to_tsquery('fr_words', quote_literal(word) || ':*')::text, '')) || ')', ' & ')::tsquery
          FROM (SELECT DISTINCT word FROM regexp_split_to_table(
                  left(regexp_replace(unaccent(asked), '[^[:alnum:]]+', ' ', 'g'), 200), '\\s+') AS word
                 WHERE word <> '' LIMIT 12) words
         WHERE plainto_tsquery('fr', word)::text <> '' OR length(word) > 1 AND NOT word = ANY (
               ARRAY['le','la','les','un','une','des','du','de','et','ou','au','aux','en','dans','pour','par','sur'])),
       ''::tsquery)
   $$`,
];

const PLATFORM = [
  `CREATE TABLE content_revision (
     single boolean PRIMARY KEY DEFAULT true CHECK (single),
     revision bigint NOT NULL DEFAULT 1)`,
  `INSERT INTO content_revision DEFAULT VALUES`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$`,
];

const ACCESS = [
  `CREATE TABLE staff (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     role text NOT NULL CHECK (role IN ('administrateur', 'editeur', 'lecteur')),
     code_selector text UNIQUE,
     code_hash text NOT NULL,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz,
     revoked_at timestamptz,
     version int NOT NULL DEFAULT 1)`,
  `CREATE UNIQUE INDEX staff_first_administrator ON staff ((true)) WHERE code_selector IS NULL`,
  `CREATE TABLE staff_sessions (
     token_hash text PRIMARY KEY,
     staff_id int NOT NULL REFERENCES staff ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz NOT NULL)`,
  `CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id)`,
  `CREATE TABLE attempts (
     key text NOT NULL,
     window_start timestamptz NOT NULL,
     attempts int NOT NULL,
     PRIMARY KEY (key, window_start))`,
];

const AUDIT = [
  `CREATE TABLE audit_entries (
     id bigserial PRIMARY KEY,
     at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     action text NOT NULL,
     resource text NOT NULL,
     record_id text NOT NULL,
     record_version int NOT NULL,
     label text NOT NULL,
     changes jsonb NOT NULL)`,
  `CREATE INDEX audit_entries_record ON audit_entries (resource, record_id, id DESC)`,
  `CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
];

const MEDIA = [
  `CREATE TABLE media (
     id serial PRIMARY KEY,
     original_name text NOT NULL,
     alt text NOT NULL CHECK (alt <> ''),
     focal_x real NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
     focal_y real NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
     width int NOT NULL CHECK (width > 0),
     height int NOT NULL CHECK (height > 0),
     bytes bigint NOT NULL,
     content_hash text NOT NULL,
     webp_widths int[] NOT NULL,
     avif_widths int[] NOT NULL DEFAULT '{}',
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1)`,
  `CREATE INDEX media_bin ON media (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE TABLE preview_links (
     token_hash text PRIMARY KEY,
     resource text NOT NULL,
     record_id int NOT NULL,
     expires_at timestamptz NOT NULL)`,
];

export const CAMPAIGN_OVERVIEW = `CREATE VIEW campaign_overview AS
     SELECT c.id, c.slug, c.title, c.short_description, c.description, c.category, c.location, c.featured,
            c.featured_image_id, c.campaign_type, c.status, c.start_date, c.end_date, c.currency,
            c.goal_amount, c.goal_books, c.goal_equipment,
            c.opening_amount, c.opening_books, c.opening_equipment, c.opening_donation_count,
            c.opening_amount + given.money AS current_amount,
            c.opening_books + given.books AS current_books,
            c.opening_equipment + given.equipment AS current_equipment,
            c.opening_donation_count + given.gifts AS donation_count,
            campaign_progress(c.campaign_type, c.opening_amount + given.money, c.goal_amount,
              c.opening_books + given.books, c.goal_books,
              c.opening_equipment + given.equipment, c.goal_equipment) AS progress_percentage,
            c.created_by, staff.name AS created_by_name,
            c.created_at, c.updated_at, c.archived_at, c.deleted_at, c.version, c.search
       FROM campaigns c
       LEFT JOIN staff ON staff.id = c.created_by
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'money'), 0)::bigint AS money,
                coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
                coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
                count(*) FILTER (WHERE quantity > 0)::int AS gifts
           FROM campaign_gifts WHERE campaign_id = c.id) given`;

const CAMPAIGNS = [
  `CREATE TABLE campaigns (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
     title text NOT NULL CHECK (title <> ''),
     short_description text NOT NULL,
     description text NOT NULL DEFAULT '',
     category text NOT NULL,
     location text NOT NULL DEFAULT '',
     featured boolean NOT NULL DEFAULT false,
     featured_image_id int REFERENCES media,
     campaign_type text NOT NULL CHECK (campaign_type IN ('financial', 'books', 'equipment', 'mixed')),
     status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'completed')),
     start_date timestamptz,
     end_date timestamptz,
     currency text NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'XAF')),
     goal_amount bigint NOT NULL DEFAULT 0 CHECK (goal_amount >= 0),
     goal_books int NOT NULL DEFAULT 0 CHECK (goal_books >= 0),
     goal_equipment int NOT NULL DEFAULT 0 CHECK (goal_equipment >= 0),
     opening_amount bigint NOT NULL DEFAULT 0 CHECK (opening_amount >= 0),
     opening_books int NOT NULL DEFAULT 0 CHECK (opening_books >= 0),
     opening_equipment int NOT NULL DEFAULT 0 CHECK (opening_equipment >= 0),
     opening_donation_count int NOT NULL DEFAULT 0 CHECK (opening_donation_count >= 0),
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     search tsvector GENERATED ALWAYS AS (
       setweight(to_tsvector('fr', title), 'A') || setweight(to_tsvector('fr_words', title), 'A') ||
       setweight(to_tsvector('fr', short_description || ' ' || location), 'B') ||
       setweight(to_tsvector('fr_words', short_description || ' ' || location), 'B') ||
       setweight(to_tsvector('fr', regexp_replace(description, '<[^>]*>', ' ', 'g')), 'C')) STORED,
     CHECK (end_date IS NULL OR start_date IS NULL OR end_date > start_date))`,
  `CREATE INDEX campaigns_search ON campaigns USING gin (search)`,
  `CREATE INDEX campaigns_public ON campaigns (status, start_date DESC) WHERE deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX campaigns_image ON campaigns (featured_image_id)`,
  // What was given to a campaign: money in minor units of its currency, or things. Never changed, each cause once.
  `CREATE TABLE campaign_gifts (
     id bigserial PRIMARY KEY,
     campaign_id int NOT NULL REFERENCES campaigns,
     kind text NOT NULL CHECK (kind IN ('money', 'books', 'equipment')),
     quantity bigint NOT NULL CHECK (quantity <> 0),
     source text NOT NULL,
     source_ref text NOT NULL,
     given_at timestamptz NOT NULL,
     UNIQUE (source, source_ref, kind))`,
  `CREATE INDEX campaign_gifts_campaign ON campaign_gifts (campaign_id) INCLUDE (kind, quantity)`,
  `CREATE TRIGGER campaign_gifts_kept BEFORE UPDATE OR DELETE ON campaign_gifts
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  // The same rule, in the same arithmetic, as progressPercentage in campaign.contract.ts; a test holds one against the other.
  `CREATE FUNCTION campaign_progress(campaign_type text, amount bigint, goal_amount bigint, books bigint, goal_books bigint,
       equipment bigint, goal_equipment bigint) RETURNS int LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
     DECLARE shares float8 := 0; goals int := 0;
     BEGIN
       IF goal_amount > 0 AND campaign_type IN ('financial', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, amount::float8 / goal_amount)); END IF;
       IF goal_books > 0 AND campaign_type IN ('books', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, books::float8 / goal_books)); END IF;
       IF goal_equipment > 0 AND campaign_type IN ('equipment', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, equipment::float8 / goal_equipment)); END IF;
       RETURN CASE WHEN goals = 0 THEN 0 ELSE floor(shares / goals * 100 + 1e-9) END;
     END $$`,
  CAMPAIGN_OVERVIEW,
];
