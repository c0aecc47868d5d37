import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The news: articles, their categories, and the tags that articles and events share. */
export class Articles1790000004000 implements MigrationInterface {
  readonly name = 'Articles1790000004000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TAXONOMY, ...ARTICLES, ...LINKS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE article_categories, article_tags, articles, categories, tags');
    await runner.query('DROP FUNCTION link_article_categories, link_article_tags');
  }
}

const SLUG = `text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]')`;
const CONTENT = `
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1`;

const TAXONOMY = [
  `CREATE TABLE categories (
     id serial PRIMARY KEY,
     slug ${SLUG},
     name text NOT NULL CHECK (name <> ''),
     description text NOT NULL DEFAULT '',
     illustration text NOT NULL,
     color text NOT NULL,${CONTENT})`,
  `CREATE TABLE tags (
     id serial PRIMARY KEY,
     slug ${SLUG},
     name text NOT NULL CHECK (name <> ''),
     description text NOT NULL DEFAULT '',${CONTENT})`,
];

const ARTICLES = [
  `CREATE TABLE articles (
     id serial PRIMARY KEY,
     slug ${SLUG},
     title text NOT NULL CHECK (title <> ''),
     excerpt text NOT NULL DEFAULT '',
     content text NOT NULL DEFAULT '',
     featured_image_id int REFERENCES media,
     category_ids int[] NOT NULL DEFAULT '{}',
     tag_ids int[] NOT NULL DEFAULT '{}',
     author_name text NOT NULL DEFAULT '',
     author_email text,
     featured boolean NOT NULL DEFAULT false,
     status text NOT NULL CHECK (status IN ('draft', 'published')),
     published_at timestamptz,
     seo_description text NOT NULL DEFAULT '',
     view_count int NOT NULL DEFAULT 0 CHECK (view_count >= 0),${CONTENT},
     search tsvector GENERATED ALWAYS AS (
       setweight(to_tsvector('fr', title), 'A') || setweight(to_tsvector('fr_words', title), 'A') ||
       setweight(to_tsvector('fr', excerpt), 'B') || setweight(to_tsvector('fr_words', excerpt), 'B') ||
       setweight(to_tsvector('fr', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')) STORED,
     CHECK (status = 'draft' OR published_at IS NOT NULL))`,
  `CREATE INDEX articles_search ON articles USING gin (search)`,
  `CREATE INDEX articles_public ON articles (published_at DESC)
     WHERE status = 'published' AND deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX articles_categories ON articles USING gin (category_ids)`,
  `CREATE INDEX articles_tags ON articles USING gin (tag_ids)`,
  `CREATE INDEX articles_image ON articles (featured_image_id)`,
  `CREATE INDEX articles_text_pictures ON articles USING gin (pictures_in(content))`,
  `CREATE INDEX articles_publish_at ON articles (publish_at) WHERE publish_at IS NOT NULL`,
];

// The lists of numbers on an article are what is written and read; these hold the foreign keys.
const LINKS = [
  `CREATE TABLE article_categories (
     article_id int NOT NULL REFERENCES articles ON DELETE CASCADE,
     category_id int NOT NULL REFERENCES categories,
     PRIMARY KEY (article_id, category_id))`,
  `CREATE INDEX article_categories_category ON article_categories (category_id)`,
  `CREATE TABLE article_tags (
     article_id int NOT NULL REFERENCES articles ON DELETE CASCADE,
     tag_id int NOT NULL REFERENCES tags,
     PRIMARY KEY (article_id, tag_id))`,
  `CREATE INDEX article_tags_tag ON article_tags (tag_id)`,
  `CREATE FUNCTION link_article_categories() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM article_categories WHERE article_id = NEW.id AND NOT category_id = ANY (NEW.category_ids);
       INSERT INTO article_categories SELECT NEW.id, unnest(NEW.category_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER articles_link_categories AFTER INSERT OR UPDATE OF category_ids ON articles
     FOR EACH ROW EXECUTE FUNCTION link_article_categories()`,
  `CREATE FUNCTION link_article_tags() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM article_tags WHERE article_id = NEW.id AND NOT tag_id = ANY (NEW.tag_ids);
       INSERT INTO article_tags SELECT NEW.id, unnest(NEW.tag_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER articles_link_tags AFTER INSERT OR UPDATE OF tag_ids ON articles
     FOR EACH ROW EXECUTE FUNCTION link_article_tags()`,
];
