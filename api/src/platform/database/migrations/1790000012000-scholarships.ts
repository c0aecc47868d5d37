import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Scholarships1790000012000 implements MigrationInterface {
  name = 'Scholarships1790000012000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scholarships');
    await runner.query('DROP FUNCTION forget_link_state, folded');
  }
}

const words = (text: string, weight: string) =>
  `setweight(to_tsvector('fr', ${text}), '${weight}') || setweight(to_tsvector('fr_words', ${text}), '${weight}')`;

/** What answers best is told by these few words: it takes longer to weigh the whole text. */
const HEADING = `${words('title', 'A')} ||
       ${words("organization || ' ' || country || ' ' || field_of_study || ' ' || level", 'B')}`;

const STATEMENTS = [
  // Immutable, so that generated columns may rest on it: the dictionary is named, and only a migration would change it.
  `CREATE FUNCTION folded(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
     SELECT lower(public.unaccent('public.unaccent'::regdictionary, word))
   $$`,
  `CREATE TABLE scholarships (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
     title text NOT NULL CHECK (title <> ''),
     organization text NOT NULL CHECK (organization <> ''),
     university_id int REFERENCES partners,
     country text NOT NULL CHECK (country <> ''),
     level text NOT NULL CHECK (level IN ('licence', 'master', 'doctorat', 'postdoc')),
     field_of_study text NOT NULL CHECK (field_of_study <> ''),
     amount bigint CHECK (amount >= 0),
     coverage_type text NOT NULL CHECK (coverage_type IN ('complete', 'partial', 'tuition_only', 'living_expenses')),
     deadline date NOT NULL,
     duration_months int CHECK (duration_months BETWEEN 1 AND 120),
     description text NOT NULL DEFAULT '',
     requirements text NOT NULL DEFAULT '',
     application_url text NOT NULL DEFAULT '',
     min_gpa numeric(3, 2) CHECK (min_gpa BETWEEN 0 AND 4),
     language_requirements jsonb NOT NULL DEFAULT '""',
     eligible_countries text[] NOT NULL DEFAULT '{}',
     is_featured boolean NOT NULL DEFAULT false,
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'suspended', 'closed')),
     published_at timestamptz,
     view_count int NOT NULL DEFAULT 0,
     favorite_count int NOT NULL DEFAULT 0 CHECK (favorite_count >= 0),
     link_state text NOT NULL DEFAULT 'unchecked' CHECK (link_state IN ('unchecked', 'alive', 'dead')),
     link_checked_at timestamptz,
     link_fault text NOT NULL DEFAULT '',
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     title_key text NOT NULL GENERATED ALWAYS AS (folded(title)) STORED,
     country_key text NOT NULL GENERATED ALWAYS AS (folded(country)) STORED,
     field_key text NOT NULL GENERATED ALWAYS AS (folded(field_of_study)) STORED,
     search tsvector GENERATED ALWAYS AS (
       ${HEADING} || setweight(to_tsvector('fr', description || ' ' || requirements), 'C')) STORED,
     heading tsvector NOT NULL GENERATED ALWAYS AS (${HEADING}) STORED)`,
  `CREATE INDEX scholarships_search ON scholarships USING gin (search)`,
  `CREATE INDEX scholarships_publish_at ON scholarships (publish_at) WHERE publish_at IS NOT NULL`,
  `CREATE INDEX scholarships_university ON scholarships (university_id)`,
  `CREATE FUNCTION forget_link_state() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       NEW.link_state := 'unchecked';
       NEW.link_checked_at := NULL;
       NEW.link_fault := '';
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER scholarships_link BEFORE UPDATE OF application_url ON scholarships
     FOR EACH ROW WHEN (NEW.application_url IS DISTINCT FROM OLD.application_url)
     EXECUTE FUNCTION forget_link_state()`,
];
