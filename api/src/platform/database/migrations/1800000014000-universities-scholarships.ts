import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scholarships, their search with its synonyms, and the addresses at which one applies. */
export class UniversitiesScholarships1800000014000 implements MigrationInterface {
  name = 'UniversitiesScholarships1800000014000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SCHOLARSHIPS, ...INDEXES, ...LINKS, ...SYNONYMS])
      await runner.query(statement);
    await runner.query(FILLED, [JSON.stringify(MEANINGS)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION scholarship_query');
    await runner.query('DROP TABLE scholarship_synonyms, scholarship_links, scholarships');
    await runner.query('DROP FUNCTION forget_link_state, folded');
  }
}

const words = (text: string, weight: string) =>
  `setweight(to_tsvector('fr', ${text}), '${weight}') || setweight(to_tsvector('fr_words', ${text}), '${weight}')`;

/** Results are ranked by these few words: it takes longer to weigh the whole text. */
const HEADING = `${words('title', 'A')} ||
       ${words("organization || ' ' || country || ' ' || field_of_study || ' ' || level", 'B')}`;

const SCHOLARSHIPS = [
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
  // Beside the row, as long as there is room: words that most of the table has are looked for in it, row by row.
  // A statement of its own: CREATE TABLE takes STORAGE from PostgreSQL 16 on only.
  `ALTER TABLE scholarships ALTER search SET STORAGE MAIN, ALTER heading SET STORAGE MAIN`,
];

const IS_OPEN = "status = 'active' AND deleted_at IS NULL AND archived_at IS NULL";
const WORDS_ALIKE = "title_key || ' ' || folded(organization) || ' ' || country_key || ' ' || field_key";

// Open scholarships and all that a filter asks of them, in the order in which they close: a count and the facets are
// read from `scholarships_open` alone. The others follow the orders of the list.
const INDEXES = [
  `CREATE INDEX scholarships_open ON scholarships (deadline, id DESC)
     INCLUDE (level, coverage_type, country_key, field_key, country, field_of_study, amount, is_featured)
     WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_newest ON scholarships (created_at DESC, id DESC) INCLUDE (status, deadline)
     WHERE status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX scholarships_least ON scholarships (amount, id DESC) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_most ON scholarships (amount DESC NULLS LAST, id) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_titles ON scholarships (title COLLATE fr_order, id DESC) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_near ON scholarships USING gin ((${WORDS_ALIKE}) gin_trgm_ops)`,
  `CREATE INDEX scholarships_search ON scholarships USING gin (search)`,
  `CREATE INDEX scholarships_publish_at ON scholarships (publish_at) WHERE publish_at IS NOT NULL`,
  `CREATE INDEX scholarships_published_at ON scholarships (published_at) WHERE published_at IS NOT NULL`,
  `CREATE INDEX scholarships_university ON scholarships (university_id)`,
];

const LINKS = [
  // The addresses at which one applies, and how the looks at each went.
  `CREATE TABLE scholarship_links (
     url text PRIMARY KEY,
     failures int NOT NULL DEFAULT 0 CHECK (failures >= 0),
     checked_at timestamptz,
     asked_at timestamptz,
     claimed_at timestamptz)`,
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

const SYNONYMS = [
  // A word or a few, without accents, and what to look for in its place: itself and everything that means the same.
  `CREATE TABLE scholarship_synonyms (word text PRIMARY KEY, query tsquery NOT NULL)`,
  // Every word must be found: by its stem, as the beginning of a word, or by a synonym. Several words that mean one
  // thing are read first, the longest before the others.
  String.raw`CREATE FUNCTION scholarship_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
     DECLARE
       rest text := ' ' || left(regexp_replace(folded(asked), '[^[:alnum:]]+', ' ', 'g'), 200) || ' ';
       result tsquery := ''::tsquery;
       known record;
     BEGIN
       FOR known IN SELECT word, query FROM scholarship_synonyms
                     WHERE word LIKE '% %' AND strpos(rest, ' ' || word || ' ') > 0 ORDER BY length(word) DESC LOOP
         IF strpos(rest, ' ' || known.word || ' ') > 0 THEN
           rest := replace(rest, ' ' || known.word || ' ', ' ');
           result := result && known.query;
         END IF;
       END LOOP;
       FOR known IN SELECT french_query(one.word) || coalesce(synonym.query, ''::tsquery) AS query
                      FROM (SELECT DISTINCT word FROM regexp_split_to_table(rest, '\s+') AS word
                             WHERE word <> '' LIMIT 12) one
                      LEFT JOIN scholarship_synonyms synonym USING (word) LOOP
         result := result && known.query;
       END LOOP;
       RETURN result;
     END $$`,
];

interface Meaning {
  /** Without accents nor capitals. Each is asked for and looked for. */
  words: string[];
  /** Only asked for: looking for phrases takes long, and those who write them write one of the words as well. */
  asked?: string[];
}

/** Words that mean the same. */
const MEANINGS: Meaning[] = [
  { words: ['licence', 'l1', 'l2', 'l3', 'bachelor', 'undergraduate', 'bsc'], asked: ['premier cycle'] },
  {
    words: ['master', 'mastere', 'm1', 'm2', 'msc', 'maitrise'],
    asked: ['masters', 'deuxieme cycle', 'second cycle'],
  },
  {
    words: ['doctorat', 'phd', 'these', 'doctoral', 'doctorate', 'doctorant'],
    asked: ['ph d', 'troisieme cycle'],
  },
  {
    words: ['postdoc', 'postdoctoral', 'postdoctorat'],
    asked: ['post doc', 'post doctorat', 'post doctoral', 'post doctorale', 'postdoctorale'],
  },
  {
    words: [
      'bourse',
      'aide',
      'allocation',
      'financement',
      'subvention',
      'scholarship',
      'grant',
      'fellowship',
    ],
  },
  { words: ['etats unis', 'usa'], asked: ['etats unis d amerique', 'united states'] },
  { words: ['royaume uni', 'uk', 'grande bretagne', 'angleterre', 'united kingdom'] },
  { words: ['cote d ivoire', 'rci'], asked: ['ivory coast'] },
  { words: ['republique democratique du congo', 'rdc'], asked: ['congo kinshasa'] },
  { words: ['pays bas', 'hollande', 'netherlands'] },
  { words: ['coree du sud', 'republique de coree'], asked: ['south korea'] },
  { words: ['afrique du sud'], asked: ['south africa'] },
  { words: ['allemagne', 'germany'] },
  { words: ['belgique', 'belgium'] },
  { words: ['cameroun', 'cameroon'] },
  { words: ['chine', 'china'] },
  { words: ['espagne', 'spain'] },
  { words: ['inde', 'india'] },
  { words: ['italie', 'italy'] },
  { words: ['japon', 'japan'] },
  { words: ['maroc', 'morocco'] },
  { words: ['suisse', 'switzerland'] },
  { words: ['tunisie', 'tunisia'] },
  { words: ['turquie', 'turkey', 'turkiye'] },
  { words: ['informatique', 'computer science'] },
  { words: ['intelligence artificielle', 'ia', 'ai'] },
  { words: ['ingenierie', 'ingenieur', 'genie', 'engineering'] },
  { words: ['gestion', 'management', 'mba'], asked: ['administration des affaires'] },
  { words: ['economie', 'economics'] },
  { words: ['droit', 'juridique', 'law'] },
  { words: ['medecine', 'medical', 'medicine'] },
  { words: ['sante publique', 'public health'] },
  { words: ['mathematiques', 'maths', 'math', 'mathematics'] },
  { words: ['agronomie', 'agriculture', 'agronomique'] },
  { words: ['education', 'enseignement', 'pedagogie'] },
  { words: ['relations internationales', 'diplomatie', 'international relations'] },
  { words: ['energies renouvelables'], asked: ['energie renouvelable', 'renewable energy'] },
  { words: ['frais de scolarite', 'frais d inscription', 'tuition'] },
];

const FILLED = `
  INSERT INTO scholarship_synonyms
  SELECT member.word, meaning.query
    FROM jsonb_to_recordset($1::jsonb) AS alike (words jsonb, asked jsonb),
         LATERAL (SELECT string_agg(DISTINCT term, ' | ')::tsquery AS query
                    FROM jsonb_array_elements_text(alike.words) AS word,
                         LATERAL unnest(ARRAY['fr', 'fr_words']::regconfig[]) AS config,
                         LATERAL (SELECT nullif('(' || phraseto_tsquery(config, word)::text || ')', '()') AS term) one)
           AS meaning,
         LATERAL jsonb_array_elements_text(alike.words || coalesce(alike.asked, '[]')) AS member (word)`;
