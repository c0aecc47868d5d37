import { query } from '../../../platform/database/query.js';

/** By a part of their title, without accents; dated ones the newest first. */
export const findSubjects = query(
  `(SELECT 'campaign' AS kind, id::text, title AS label, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day
      FROM campaigns WHERE deleted_at IS NULL AND says(title, $1)
     ORDER BY start_date DESC NULLS LAST, id DESC LIMIT 8)
   UNION ALL
   (SELECT 'event', id::text, title, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') FROM events
     WHERE deleted_at IS NULL AND says(title, $1)
     ORDER BY start_date DESC NULLS LAST, id DESC LIMIT 8)
   UNION ALL
   (SELECT 'partner', id::text, name, NULL FROM partners
     WHERE deleted_at IS NULL AND says(name, $1) ORDER BY name LIMIT 8)`,
  ['text'],
  { kind: 'text?', id: 'text?', label: 'text?', day: 'text?' },
);

/** Where donors live, with what they gave in all: the most first. */
export const regionsOfDonors = query(
  `SELECT value AS region FROM gift_days WHERE dimension = 'region' AND value <> ''
    GROUP BY value ORDER BY sum(amount) DESC, value`,
  [],
  { region: 'text' },
);

export const findCampaign = query(
  `SELECT title AS label, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day FROM campaigns
    WHERE id = $1 AND deleted_at IS NULL`,
  ['integer'],
  { label: 'text', day: 'text?' },
);

export const findEvent = query(
  `SELECT title AS label, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day FROM events
    WHERE id = $1 AND deleted_at IS NULL`,
  ['integer'],
  { label: 'text', day: 'text?' },
);

export const findPartner = query(
  `SELECT name AS label, ''::text AS day FROM partners WHERE id = $1 AND deleted_at IS NULL`,
  ['integer'],
  { label: 'text', day: 'text?' },
);
