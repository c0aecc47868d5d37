import { query } from '../../../platform/database/query.js';

/** Titles of the records that these addresses show. */
export const titlesOfPages = query(
  `SELECT '/campagnes/' || slug AS page, title FROM campaigns WHERE '/campagnes/' || slug = ANY ($1::text[])
   UNION ALL SELECT pages.page, told.title
     FROM campaign_updates told JOIN campaigns campaign ON campaign.id = told.campaign_id,
          LATERAL (SELECT '/campagnes/' || campaign.slug || '/nouvelles/' || told.slug AS page) pages
    WHERE pages.page = ANY ($1::text[])
   UNION ALL SELECT '/actualites/' || slug, title FROM articles WHERE '/actualites/' || slug = ANY ($1::text[])
   UNION ALL SELECT '/evenements/' || slug, title FROM events WHERE '/evenements/' || slug = ANY ($1::text[])
   UNION ALL SELECT '/projets/' || slug, title FROM projects WHERE '/projets/' || slug = ANY ($1::text[])
   UNION ALL SELECT address || id, title FROM scholarships,
     (VALUES ('/universites/scholarships/'), ('/universities/scholarships/')) AS addresses (address)
    WHERE address || id = ANY ($1::text[])`,
  ['text[]'],
  { page: 'text?', title: 'text' },
);
