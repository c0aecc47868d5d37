import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Articles and events, with their categories and tags. */
export class ContentNewsAndEvents1800000005000 implements MigrationInterface {
  name = 'ContentNewsAndEvents1800000005000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ARTICLES, ...ARTICLE_LINKS, ...EVENTS, ...EVENT_TAGS, ...EVENT_INTERESTS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW event_totals');
    await runner.query('DROP TABLE event_interests, event_tags, events');
    await runner.query('DROP TABLE article_tags, article_categories, articles');
    await runner.query(
      'DROP FUNCTION event_end, link_event_tags, link_article_tags, link_article_categories',
    );
  }
}

const ARTICLES = [
  `CREATE TABLE articles (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
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
     view_count int NOT NULL DEFAULT 0 CHECK (view_count >= 0),
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
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
const ARTICLE_LINKS = [
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

const EVENTS = [
  `CREATE TABLE events (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
     title text NOT NULL CHECK (title <> ''),
     short_description text NOT NULL,
     description text NOT NULL DEFAULT '',
     event_type text NOT NULL CHECK (event_type IN
       ('conference', 'workshop', 'meeting', 'webinar', 'celebration', 'cultural', 'fundraising', 'other')),
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'cancelled')),
     cancellation_reason text NOT NULL DEFAULT '',
     featured boolean NOT NULL DEFAULT false,
     featured_image_id int REFERENCES media,
     language text NOT NULL DEFAULT 'fr' CHECK (language IN ('fr', 'en', 'mul')),
     tag_ids int[] NOT NULL DEFAULT '{}',
     start_date timestamptz,
     end_date timestamptz,
     is_online boolean NOT NULL DEFAULT false,
     online_url text NOT NULL DEFAULT '',
     location text NOT NULL DEFAULT '',
     address text NOT NULL DEFAULT '',
     city text NOT NULL DEFAULT '',
     country text NOT NULL DEFAULT '',
     latitude double precision CHECK (latitude BETWEEN -90 AND 90),
     longitude double precision CHECK (longitude BETWEEN -180 AND 180),
     is_free boolean NOT NULL DEFAULT true,
     price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
     currency text NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'XAF')),
     early_bird_price bigint CHECK (early_bird_price >= 0),
     early_bird_deadline timestamptz,
     payment_methods text[] NOT NULL DEFAULT '{}'
       CHECK (payment_methods <@ ARRAY['stripe', 'paypal', 'mobile_money', 'bank_transfer']),
     requires_registration boolean NOT NULL DEFAULT false,
     registration_opens_at timestamptz,
     registration_closes_at timestamptz,
     max_participants int CHECK (max_participants > 0),
     offline_participants int NOT NULL DEFAULT 0 CHECK (offline_participants >= 0),
     organizer_first_name text NOT NULL DEFAULT '',
     organizer_last_name text NOT NULL DEFAULT '',
     accessibility_info text NOT NULL DEFAULT '',
     parking_info text NOT NULL DEFAULT '',
     public_transport_info text NOT NULL DEFAULT '',
     food_provided boolean NOT NULL DEFAULT false,
     wifi_available boolean NOT NULL DEFAULT false,
     recording_url text NOT NULL DEFAULT '',
     contact_email text NOT NULL DEFAULT '',
     contact_phone text NOT NULL DEFAULT '',
     contact_website text NOT NULL DEFAULT '',
     view_count int NOT NULL DEFAULT 0 CHECK (view_count >= 0),
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     search tsvector GENERATED ALWAYS AS (
       setweight(to_tsvector('fr', title), 'A') || setweight(to_tsvector('fr_words', title), 'A') ||
       setweight(to_tsvector('fr', short_description || ' ' || location || ' ' || city), 'B') ||
       setweight(to_tsvector('fr_words', short_description || ' ' || location || ' ' || city), 'B') ||
       setweight(to_tsvector('fr', regexp_replace(description, '<[^>]*>', ' ', 'g')), 'C')) STORED,
     CHECK (end_date IS NULL OR start_date IS NULL OR end_date > start_date))`,
  `CREATE INDEX events_search ON events USING gin (search)`,
  `CREATE INDEX events_public ON events (start_date) WHERE status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX events_tags ON events USING gin (tag_ids)`,
  `CREATE INDEX events_image ON events (featured_image_id)`,
  `CREATE INDEX events_text_pictures ON events USING gin (pictures_in(description))`,
  `CREATE INDEX events_publish_at ON events (publish_at) WHERE publish_at IS NOT NULL`,
];

// The list of numbers on an event is what is written and read; this holds the foreign keys.
const EVENT_TAGS = [
  `CREATE TABLE event_tags (
     event_id int NOT NULL REFERENCES events ON DELETE CASCADE,
     tag_id int NOT NULL REFERENCES tags,
     PRIMARY KEY (event_id, tag_id))`,
  `CREATE INDEX event_tags_tag ON event_tags (tag_id)`,
  `CREATE FUNCTION link_event_tags() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM event_tags WHERE event_id = NEW.id AND NOT tag_id = ANY (NEW.tag_ids);
       INSERT INTO event_tags SELECT NEW.id, unnest(NEW.tag_ids) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER events_link_tags AFTER INSERT OR UPDATE OF tag_ids ON events
     FOR EACH ROW EXECUTE FUNCTION link_event_tags()`,
];

const EVENT_INTERESTS = [
  // One line per person and event, whatever they type in capitals.
  `CREATE TABLE event_interests (
     event_id int NOT NULL REFERENCES events ON DELETE CASCADE,
     email text NOT NULL CHECK (email = lower(email)),
     created_at timestamptz NOT NULL,
     PRIMARY KEY (event_id, email))`,
  `CREATE INDEX event_interests_recent ON event_interests (created_at)`,
  `CREATE INDEX event_interests_email ON event_interests (email)`,
  // The same rule as eventEnd in event.contract.ts: without an end, until the midnight of Paris.
  `CREATE FUNCTION event_end(start_date timestamptz, end_date timestamptz) RETURNS timestamptz
       LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
       SELECT coalesce(end_date,
         (date_trunc('day', start_date AT TIME ZONE 'Europe/Paris') + interval '1 day') AT TIME ZONE 'Europe/Paris')
     $$`,
  // Computed totals only, as those of campaigns.
  `CREATE VIEW event_totals AS
     SELECT e.id,
            event_end(e.start_date, e.end_date) AS ends_at,
            e.offline_participants AS current_participants,
            interest.people AS interested_count
       FROM events e
       CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM event_interests WHERE event_id = e.id) interest`,
];
