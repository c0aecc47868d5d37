import { query } from '../../platform/database/query.js';

/** Visitors may apply by it now. */
const IS_OPEN = `EXISTS (SELECT FROM scholarships WHERE application_url = url AND status = 'active' AND deadline >= $2
                   AND deleted_at IS NULL AND archived_at IS NULL)`;

export const urlsOf = query(
  `SELECT DISTINCT application_url AS url FROM scholarships
    WHERE id = ANY($1) AND application_url <> '' AND deleted_at IS NULL AND archived_at IS NULL`,
  ['integer[]'],
  { url: 'text' },
);

export const askUrls = query(
  `INSERT INTO scholarship_links (url, asked_at) SELECT unnest($1::text[]), $2
   ON CONFLICT (url) DO UPDATE SET asked_at = excluded.asked_at`,
  ['text[]', 'timestamptz'],
);

export const openUrls = query(
  `SELECT DISTINCT application_url AS url FROM scholarships
    WHERE status = 'active' AND deadline >= $1 AND application_url <> ''
      AND deleted_at IS NULL AND archived_at IS NULL`,
  ['date'],
  { url: 'text' },
);

export const learnUrls = query(
  'INSERT INTO scholarship_links (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
  ['text[]'],
);

export const forgetUrls = query(
  `DELETE FROM scholarship_links link WHERE url <> ALL($1) AND (asked_at IS NULL OR asked_at <= checked_at)
      AND NOT EXISTS (SELECT FROM scholarships WHERE application_url = link.url AND deleted_at IS NULL)`,
  ['text[]'],
);

export const claimUrls = query(
  `UPDATE scholarship_links SET claimed_at = $1 WHERE url IN (
     SELECT url FROM scholarship_links
      WHERE (claimed_at IS NULL OR claimed_at < $1::timestamptz - interval '20 minutes')
        AND (asked_at > coalesce(checked_at, '-infinity') OR (${IS_OPEN} AND (
               checked_at IS NULL OR checked_at < $1::timestamptz - interval '20 hours')))
      ORDER BY asked_at > coalesce(checked_at, '-infinity') DESC NULLS LAST, checked_at NULLS FIRST, url
      LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING url`,
  ['timestamptz', 'date', 'integer'],
  { url: 'text' },
);

export const releaseUrls = query(
  'UPDATE scholarship_links SET claimed_at = NULL, asked_at = NULL WHERE url = ANY($1)',
  ['text[]'],
);

export const recordUrl = query(
  `UPDATE scholarship_links SET checked_at = $2, claimed_at = NULL, failures = CASE WHEN $3 THEN 0 ELSE failures + 1 END
    WHERE url = $1 RETURNING failures`,
  ['text', 'timestamptz', 'boolean'],
  { failures: 'integer' },
);
