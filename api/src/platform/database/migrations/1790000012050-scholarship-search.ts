import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ScholarshipSearch1790000012050 implements MigrationInterface {
  name = 'ScholarshipSearch1790000012050';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SYNONYMS, ...INDEXES]) await runner.query(statement);
    await runner.query(FILLED, [JSON.stringify(MEANINGS)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX scholarships_open, scholarships_newest, scholarships_least, scholarships_most, scholarships_titles, scholarships_near',
    );
    await runner.query('DROP FUNCTION scholarship_query');
    await runner.query('DROP TABLE scholarship_synonyms');
  }
}

const WORDS_ALIKE = "title_key || ' ' || folded(organization) || ' ' || country_key || ' ' || field_key";

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

const IS_OPEN = "status = 'active' AND deleted_at IS NULL AND archived_at IS NULL";

// Open scholarships and all that a filter asks of them, in the order in which they close: a count and the facets are
// read from here alone. The others follow the orders of the list.
const INDEXES = [
  `CREATE INDEX scholarships_open ON scholarships (deadline, id DESC)
     INCLUDE (level, coverage_type, country_key, field_key, country, field_of_study, amount, is_featured)
     WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_newest ON scholarships (created_at DESC, id DESC) INCLUDE (status, deadline)
     WHERE status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX scholarships_least ON scholarships (amount, id DESC) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_most ON scholarships (amount DESC NULLS LAST, id) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_titles ON scholarships (title_key, id DESC) WHERE ${IS_OPEN}`,
  `CREATE INDEX scholarships_near ON scholarships USING gin ((${WORDS_ALIKE}) gin_trgm_ops)`,
  // Beside the row, as long as there is room: words that most of the table has are looked for in it, row by row.
  `ALTER TABLE scholarships ALTER search SET STORAGE MAIN, ALTER heading SET STORAGE MAIN`,
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
