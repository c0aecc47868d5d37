import type { EntityManager } from 'typeorm';
import type { RecordPage } from './visit-pages.js';

/** Most are offered again each year, so that their pages have always been read. */
const SCHOLARSHIPS = 7;

/** Pages of the demonstration's records, those most read first, with the days on which they are read. */
export const recordPages = (tx: EntityManager): Promise<RecordPage[]> =>
  tx.query(
    `SELECT kind, page, to_char(greatest(since, '2000-01-01'), 'YYYY-MM-DD') AS since, to_char(until, 'YYYY-MM-DD') AS until FROM (
       SELECT 'campaign' AS kind, '/campagnes/' || slug AS page, start_date - interval '25 days' AS since,
              end_date + interval '40 days' AS until, CASE WHEN featured THEN 0 ELSE 1 END AS place, id
         FROM campaigns WHERE status <> 'draft'
       UNION ALL SELECT 'article', '/actualites/' || slug, published_at, NULL, 0, id
         FROM articles WHERE status = 'published'
       UNION ALL SELECT 'event', '/evenements/' || slug, start_date - interval '75 days', start_date + interval '20 days', 0, id
         FROM events WHERE status = 'published'
       UNION ALL SELECT 'project', '/projets/' || slug, start_date, NULL, 0, id FROM projects
       UNION ALL SELECT 'scholarship', '/universites/scholarships/' || id, '-infinity', NULL, 0, id
         FROM (SELECT * FROM scholarships WHERE status = 'active' ORDER BY id LIMIT ${SCHOLARSHIPS}) scholarships
     ) read WHERE since IS NOT NULL ORDER BY kind, place, since DESC, id`,
  );
