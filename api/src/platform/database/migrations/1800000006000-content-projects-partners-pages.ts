import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentProjectsPartnersPages1800000006000 implements MigrationInterface {
  name = 'ContentProjectsPartnersPages1800000006000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...PARTNERS, ...PROJECTS, ...PAGES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pages, project_partners, projects, partners');
    await runner.query('DROP FUNCTION keep_project_partners, date_page, page_text');
  }
}

const CONTENT = `
     published_at timestamptz,
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1`;
const SLUG = `slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]')`;
const words = (text: string, weight: string) =>
  `setweight(to_tsvector('fr', ${text}), '${weight}') || setweight(to_tsvector('fr_words', ${text}), '${weight}')`;
const stripped = (html: string) => `regexp_replace(${html}, '<[^>]*>', ' ', 'g')`;

const PARTNERS = [
  `CREATE TABLE partners (
     id serial PRIMARY KEY,
     ${SLUG},
     name text NOT NULL CHECK (name <> ''),
     kind text NOT NULL,
     description text NOT NULL DEFAULT '',
     website text NOT NULL DEFAULT '' CHECK (website = '' OR website LIKE 'https://%'),
     country text NOT NULL DEFAULT '',
     since int CHECK (since BETWEEN 1900 AND 2999),
     active boolean NOT NULL DEFAULT true,
     logo_id int REFERENCES media,
     "order" int NOT NULL DEFAULT 0,
     ${CONTENT},
     search tsvector GENERATED ALWAYS AS (
       ${words('name', 'A')} || ${words("country || ' ' || description", 'B')}) STORED)`,
  `CREATE INDEX partners_search ON partners USING gin (search)`,
  `CREATE INDEX partners_order ON partners ("order", id)`,
  `CREATE INDEX partners_publish_at ON partners (publish_at) WHERE publish_at IS NOT NULL`,
];

const PROJECTS = [
  `CREATE TABLE projects (
     id serial PRIMARY KEY,
     ${SLUG},
     title text NOT NULL CHECK (title <> ''),
     short_description text NOT NULL,
     description text NOT NULL DEFAULT '',
     status text NOT NULL CHECK (status IN ('planned', 'in_progress', 'completed')),
     action text NOT NULL CHECK (action IN ('collecte', 'logistique', 'soutien', 'formation')),
     location text NOT NULL DEFAULT '',
     city text NOT NULL DEFAULT '',
     country text NOT NULL DEFAULT '',
     start_date date,
     end_date date,
     progress int NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
     books_count int NOT NULL DEFAULT 0 CHECK (books_count >= 0),
     libraries_count int NOT NULL DEFAULT 0 CHECK (libraries_count >= 0),
     beneficiaries_count int NOT NULL DEFAULT 0 CHECK (beneficiaries_count >= 0),
     partner_ids int[] NOT NULL DEFAULT '{}',
     featured_image_id int REFERENCES media,
     campaign_id int REFERENCES campaigns ON DELETE SET NULL,
     featured boolean NOT NULL DEFAULT false,
     "order" int NOT NULL DEFAULT 0,
     ${CONTENT},
     search tsvector GENERATED ALWAYS AS (
       ${words('title', 'A')} ||
       ${words("short_description || ' ' || location || ' ' || city || ' ' || country", 'B')} ||
       setweight(to_tsvector('fr', ${stripped('description')}), 'C')) STORED,
     CHECK (end_date IS NULL OR start_date IS NULL OR end_date >= start_date))`,
  `CREATE INDEX projects_search ON projects USING gin (search)`,
  `CREATE INDEX projects_order ON projects ("order", id)`,
  `CREATE INDEX projects_image ON projects (featured_image_id)`,
  `CREATE INDEX projects_campaign ON projects (campaign_id)`,
  `CREATE INDEX projects_text_pictures ON projects USING gin (pictures_in(description))`,
  `CREATE INDEX projects_publish_at ON projects (publish_at) WHERE publish_at IS NOT NULL`,
  // The foreign keys of `partner_ids`.
  `CREATE TABLE project_partners (
     project_id int NOT NULL REFERENCES projects ON DELETE CASCADE,
     partner_id int NOT NULL REFERENCES partners,
     PRIMARY KEY (project_id, partner_id))`,
  `CREATE INDEX project_partners_partner ON project_partners (partner_id)`,
  `CREATE FUNCTION keep_project_partners() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM project_partners WHERE project_id = NEW.id AND partner_id <> ALL (NEW.partner_ids);
       INSERT INTO project_partners SELECT NEW.id, partner_id FROM unnest(NEW.partner_ids) AS partner_id
         ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER projects_partners AFTER INSERT OR UPDATE OF partner_ids ON projects
     FOR EACH ROW EXECUTE FUNCTION keep_project_partners()`,
];

const PAGES = [
  `CREATE FUNCTION page_text(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
       SELECT coalesce(string_agg(concat_ws(' ', block ->> 'heading', block ->> 'body',
                (SELECT string_agg(concat_ws(' ', item ->> 'title', item ->> 'text', item ->> 'detail'), ' ')
                   FROM jsonb_array_elements(block -> 'items') AS item)), ' '), '')
         FROM jsonb_array_elements(blocks) AS block
     $$`,
  `CREATE TABLE pages (
     id serial PRIMARY KEY,
     ${SLUG},
     kind text NOT NULL CHECK (kind IN ('fixed', 'free')),
     title text NOT NULL CHECK (title <> ''),
     description text NOT NULL,
     lead text NOT NULL DEFAULT '',
     blocks jsonb NOT NULL DEFAULT '[]',
     revised_at timestamptz NOT NULL DEFAULT now(),
     ${CONTENT},
     search tsvector GENERATED ALWAYS AS (
       ${words('title', 'A')} || ${words("description || ' ' || lead", 'B')} ||
       setweight(to_tsvector('fr', ${stripped('page_text(blocks)')}), 'C')) STORED)`,
  `CREATE INDEX pages_search ON pages USING gin (search)`,
  `CREATE INDEX pages_text_pictures ON pages USING gin (pictures_in(blocks::text))`,
  `CREATE INDEX pages_publish_at ON pages (publish_at) WHERE publish_at IS NOT NULL`,
  // When the published text last changed: a draft that waits changes the record, not what the public reads.
  `CREATE FUNCTION date_page() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'INSERT' OR (NEW.title, NEW.lead, NEW.blocks, NEW.published_at)
            IS DISTINCT FROM (OLD.title, OLD.lead, OLD.blocks, OLD.published_at) THEN
         NEW.revised_at := NEW.updated_at;
       END IF;
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER pages_revised BEFORE INSERT OR UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION date_page()`,
];
