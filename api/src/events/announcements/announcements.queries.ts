import { query } from '../../platform/database/query.js';

const IS_SHOWN = `e.status <> 'draft' AND e.archived_at IS NULL AND e.deleted_at IS NULL`;

/**
 * Events that are not over at $1 and were never noted, changed since, or whose registration began since; what was
 * changed after $2 ($3 for a cancellation) waits.
 */
export const eventsToCompare = query(
  `SELECT e.id FROM events e LEFT JOIN event_announcements noted ON noted.event_id = e.id
    WHERE ${IS_SHOWN} AND coalesce(event_end(e.start_date, e.end_date) >= $1, true)
      AND (noted.event_id IS NULL
        OR ((noted.announced ->> 'version')::int <> e.version
            AND e.updated_at <= CASE e.status WHEN 'cancelled' THEN $3::timestamptz ELSE $2::timestamptz END)
        OR (e.registration_opens_at > noted.announced_at AND e.registration_opens_at <= $1))
    ORDER BY e.id`,
  ['timestamptz', 'timestamptz', 'timestamptz'],
  { id: 'integer' },
);

/** Of events that were cancelled before $1, those who still think that they come; $2 at most. */
export const registrationsOfCancelled = query(
  `SELECT r.id FROM event_registrations r JOIN events e ON e.id = r.event_id
    WHERE e.status = 'cancelled' AND e.updated_at <= $1
      AND r.status IN ('pending_verification', 'pending_payment', 'confirmed', 'waitlisted')
    ORDER BY r.event_id, r.created_at, r.id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'uuid' },
);

export const countWouldBeCancelled = query(
  `SELECT count(*)::int AS registrations, coalesce(sum(seats), 0)::int AS seats,
          (count(*) FILTER (WHERE paid_at IS NOT NULL))::int AS paid,
          (SELECT count(*)::int FROM event_interests WHERE event_id = $1) AS interested
     FROM event_registrations
    WHERE event_id = $1 AND status IN ('pending_verification', 'pending_payment', 'confirmed', 'waitlisted')`,
  ['integer'],
  { registrations: 'integer', seats: 'integer', paid: 'integer', interested: 'integer' },
);

/** Of these events, who would be written to where date or place changed: nobody of one that is not published. */
export const wouldBeWrittenTo = query(
  `SELECT e.id, count(DISTINCT told.email)::int AS people
     FROM events e
     JOIN (SELECT event_id, lower(email) AS email FROM event_registrations
            WHERE status IN ('confirmed', 'pending_payment', 'waitlisted')
           UNION SELECT event_id, lower(email) FROM event_interests) told ON told.event_id = e.id
    WHERE e.id = ANY ($1::int[]) AND ${IS_SHOWN} GROUP BY e.id`,
  ['integer[]'],
  { id: 'integer', people: 'integer' },
);

/** So long before the beginning, at the same hour of Paris however its clocks changed meanwhile. */
const before = (period: string) =>
  `(e.start_date AT TIME ZONE 'Europe/Paris' - interval '${period}') AT TIME ZONE 'Europe/Paris'`;
/** When each reminder is due, and from when on the next takes its place. */
const REMINDERS = `(VALUES ('week', ${before('7 days')}, ${before('1 day')}),
  ('day', ${before('1 day')}, e.start_date - interval '2 hours'),
  ('hours', e.start_date - interval '2 hours', e.start_date)) AS due (kind, at, until)`;
const notSent = (kind: string) =>
  `NOT EXISTS (SELECT FROM event_notices sent WHERE sent.registration_id = r.id AND sent.kind = ${kind})`;

/** Reminders that are due at $1 and were not sent; who registered after its moment gets the later ones. */
export const dueReminders = query(
  `SELECT r.id, due.kind FROM events e CROSS JOIN LATERAL ${REMINDERS}
     JOIN event_registrations r ON r.event_id = e.id AND r.status = 'confirmed' AND r.confirmed_at <= due.at
    WHERE ${IS_SHOWN} AND e.status = 'published' AND e.start_date > $1
      AND e.start_date < $1::timestamptz + interval '8 days'
      AND due.at <= $1 AND due.until > $1 AND ${notSent('due.kind')}
    ORDER BY e.start_date, r.id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'uuid', kind: 'text' },
);

/** After a move, reminders that come again: those of a moment that is ahead at $2. */
export const forgetReminders = query(
  `DELETE FROM event_notices sent USING event_registrations r, events e, LATERAL ${REMINDERS}
    WHERE e.id = $1 AND r.event_id = e.id AND sent.registration_id = r.id AND sent.kind = due.kind AND due.at > $2`,
  ['integer', 'timestamptz'],
);

/** Who came to what is over at $1, and was not thanked in the week after it. */
export const dueThanks = query(
  `SELECT r.id FROM events e JOIN event_registrations r ON r.event_id = e.id AND r.status = 'confirmed'
     JOIN event_registration_totals total ON total.id = r.id
    WHERE ${IS_SHOWN} AND e.status = 'published' AND event_end(e.start_date, e.end_date) <= $1
      AND event_end(e.start_date, e.end_date) > $1::timestamptz - interval '7 days'
      AND ${notSent("'thanks'")} AND total.checked_in > 0
    ORDER BY e.id, r.id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'uuid' },
);

/** Who was registered to what is over at $1, and was not sent its recording. */
export const dueRecordings = query(
  `SELECT r.id FROM events e JOIN event_registrations r ON r.event_id = e.id AND r.status = 'confirmed'
    WHERE ${IS_SHOWN} AND e.status = 'published' AND e.recording_url <> ''
      AND event_end(e.start_date, e.end_date) <= $1
      AND event_end(e.start_date, e.end_date) > $1::timestamptz - interval '90 days'
      AND ${notSent("'recording'")}
    ORDER BY e.id, r.id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'uuid' },
);

/** Notes that a notice goes out; nothing where it went before. */
export const noteNotice = query(
  `INSERT INTO event_notices (registration_id, kind, sent_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
   RETURNING kind`,
  ['uuid', 'text', 'timestamptz'],
  { kind: 'text' },
);
