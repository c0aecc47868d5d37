import type { Client } from 'pg';
import { FILL_SCHOLARSHIPS } from '../scholarship-rows.ts';

export const ARTICLES = 50_000;
export const SCHOLARSHIPS = 50_000;

/** One word in five is of the association's own, the others are of 3 000 that stand for all that French has. */
const WORD = `CASE WHEN place % 5 = 0 THEN pool[1 + (n * place + place) % 24]
  ELSE left(translate(md5(((n * 37 + place) % 3000)::text), '0123456789', 'aeiouaeiou'), 5 + place % 6) END`;

/** `$1` articles of 260 words, the same at each run: 9 of 10 are published, one an hour. */
const FILL_ARTICLES = `
  WITH words AS (
    SELECT ARRAY['livres', 'bibliothèque', 'école', 'lecture', 'élèves', 'collecte', 'bénévoles', 'cartons', 'village',
                 'Cameroun', 'Yaoundé', 'Douala', 'Foumban', 'Garoua', 'étagères', 'campagne', 'dons', 'conteneur',
                 'lycée', 'enfants', 'manuels', 'associations', 'voyage', 'médiathèque'] AS pool)
  INSERT INTO articles (slug, title, excerpt, content, author_name, featured, status, published_at, view_count,
         created_at, updated_at)
  SELECT 'mesure-' || n,
         'Des ' || pool[1 + n % 24] || ' et ' || pool[1 + (n * 7) % 24] || ' ' || n,
         'À propos de ' || pool[1 + (n * 11) % 24] || '.',
         '<p>' || (SELECT string_agg(${WORD}, ' ') FROM generate_series(1, 260) place) || '</p>',
         'Mireille Ngo', n % 40 = 0, CASE n % 10 WHEN 0 THEN 'draft' ELSE 'published' END,
         CASE n % 10 WHEN 0 THEN NULL ELSE now() - n * interval '1 hour' END, n * 7919 % 4000,
         now() - n * interval '1 hour', now() - n * interval '1 hour'
    FROM words, generate_series(1, $1::int) n`;

/** Fills a migrated database with articles and scholarships. */
export async function fillContent(
  client: Client,
  articles = ARTICLES,
  scholarships = SCHOLARSHIPS,
): Promise<void> {
  await client.query(FILL_ARTICLES, [articles]);
  await client.query(FILL_SCHOLARSHIPS, [scholarships]);
  await client.query('VACUUM ANALYZE articles, scholarships');
}
