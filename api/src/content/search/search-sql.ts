import { MARK } from './marked-text.js';

/** Longer texts are quoted from their beginning only. */
const QUOTED_CHARACTERS = 20_000;
// A heading does not run into the sentence that follows it.
const QUOTED = `plain_text(regexp_replace(body, '</h[1-6]>', ' · ', 'g'))`;
const EXCERPT = `MaxFragments=2, MaxWords=22, MinWords=12, FragmentDelimiter=" … ", StartSel=${MARK.start}, StopSel=${MARK.end}`;
const TITLE = `HighlightAll=true, StartSel=${MARK.start}, StopSel=${MARK.end}`;

/** How many of each type answer `$1`, a tsquery. */
export const countsSql = (sources: string) =>
  `SELECT type, count(*)::int AS found FROM (${sources}) source WHERE search @@ $1::tsquery GROUP BY type`;

/**
 * Those of type `$2` (all where null) that answer `$1`, from `$4` on, `$3` of them: whose titles say it first, then
 * what matches best, a text of today counting for a fifth more than one of long ago.
 */
export const pageSql = (sources: string) => `
  SELECT type, id, slug, title, summary, dated_at,
         ts_headline('fr', plain_text(title), $1::tsquery, '${TITLE}') AS marked_title,
         ts_headline('fr', left(btrim(summary || ' ' || ${QUOTED}), ${QUOTED_CHARACTERS}), $1::tsquery, '${EXCERPT}') AS excerpt
    FROM (
      SELECT *, ts_filter(search, '{a}') @@ $1::tsquery AS in_title,
             ts_rank('{0.05, 0.1, 0.4, 1}', search, $1::tsquery) * (1 + 0.2 * coalesce(exp(
               -abs(extract(epoch FROM now() - dated_at)::float8) / (180 * 86400)), 0)) AS rank
        FROM (${sources}) source
       WHERE search @@ $1::tsquery AND ($2::text IS NULL OR type = $2)
       ORDER BY in_title DESC, rank DESC, dated_at DESC NULLS LAST, type, id
       LIMIT $3 OFFSET $4) page`;

/** The words of what the public may find, with how often titles and summaries use them. */
export const vocabularySql = (sources: string) => `
  INSERT INTO search_words (plain, word, occurrences)
  SELECT plain, (array_agg(word ORDER BY word = lower(word) DESC, uses DESC, word))[1], sum(uses)
    FROM (
      SELECT lower(unaccent(word)) AS plain, word, count(*) AS uses
        FROM (${sources}) source,
             regexp_split_to_table(title || ' ' || summary, '[^[:alpha:]]+') AS word
       WHERE length(word) BETWEEN 4 AND 40
       GROUP BY word) spelling
   GROUP BY plain`;
