import { query } from '../../platform/database/query.js';
import { IS_PUBLIC } from './event-filters.js';

export const addInterest = query(
  `INSERT INTO event_interests (event_id, email, created_at) VALUES ($1, lower($2), $3)
   ON CONFLICT DO NOTHING RETURNING event_id`,
  ['integer', 'text', 'timestamptz'],
  { event_id: 'integer' },
);

export const removeInterest = query('DELETE FROM event_interests WHERE event_id = $1 AND email = lower($2)', [
  'integer',
  'text',
]);

export const interestsOf = query(
  'SELECT email, created_at FROM event_interests WHERE event_id = $1 ORDER BY created_at, email',
  ['integer'],
  { email: 'text', created_at: 'timestamptz' },
);

export const countInterests = query(
  `SELECT count(*)::int AS interested_count,
          (count(*) FILTER (WHERE created_at > $2))::int AS interested_last_7_days,
          (count(*) FILTER (WHERE created_at > $3))::int AS interested_last_30_days
     FROM event_interests WHERE event_id = $1`,
  ['integer', 'timestamptz', 'timestamptz'],
  { interested_count: 'integer', interested_last_7_days: 'integer', interested_last_30_days: 'integer' },
);

export const countAllInterests = query(
  `SELECT count(*)::int AS interested_count,
          (count(*) FILTER (WHERE i.created_at > $1))::int AS interested_last_30_days,
          count(DISTINCT i.event_id)::int AS events_with_interest
     FROM event_interests i JOIN events e ON e.id = i.event_id WHERE ${IS_PUBLIC}`,
  ['timestamptz'],
  { interested_count: 'integer', interested_last_30_days: 'integer', events_with_interest: 'integer' },
);

export const mostAwaited = query(
  `SELECT e.id, e.slug, e.title, total.interested_count FROM events e JOIN event_totals total USING (id)
    WHERE ${IS_PUBLIC} AND e.status = 'published' AND e.start_date > $1 AND total.interested_count > 0
    ORDER BY total.interested_count DESC, e.start_date, e.id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'integer', slug: 'text', title: 'text', interested_count: 'integer' },
);
