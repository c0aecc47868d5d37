import { of, query, type RowOf } from '../../platform/database/query.js';
import type { ReminderState } from './scholarship-favorite.dto.js';

/** What the public reads. */
const IS_PUBLIC = "status <> 'draft' AND deleted_at IS NULL AND archived_at IS NULL";

// $1 the day in Paris, $2 the days of reminders, $3 one mailbox or null. The reminder of a scholarship is the last
// whose morning has come; what was kept, or asked for, after that morning waits for the next one. A mailbox that was
// written to today is left in peace until tomorrow.
const DUE = `
  SELECT near.* FROM (
    SELECT keeper.id AS keeper_id, coalesce(reminder.email, member.email) AS email,
           scholarship.id AS scholarship_id, scholarship.title, scholarship.organization,
           scholarship.deadline::text AS deadline, scholarship.deadline - $1::date AS days_left,
           (SELECT min(days) FROM unnest($2::int[]) AS days WHERE days >= scholarship.deadline - $1::date) AS days,
           greatest(favorite.favorited_at, reminder.confirmed_at) AS since
      FROM scholarship_reminders reminder
      JOIN scholarship_keepers keeper ON keeper.id = reminder.keeper_id
      LEFT JOIN members member ON member.id = keeper.member_id
      JOIN scholarship_favorites favorite ON favorite.keeper_id = keeper.id
      JOIN scholarships scholarship ON scholarship.id = favorite.scholarship_id
     WHERE reminder.status = 'confirmed' AND scholarship.status = 'active'
       AND scholarship.deleted_at IS NULL AND scholarship.archived_at IS NULL
       AND scholarship.deadline BETWEEN $1::date AND $1::date + (SELECT max(days) FROM unnest($2::int[]) AS days)
       AND ($3::text IS NULL OR coalesce(reminder.email, member.email) = $3)) near
   WHERE near.since < (near.deadline::date - near.days + time '08:00') AT TIME ZONE 'Europe/Paris'
     AND NOT EXISTS (SELECT FROM scholarship_reminders_sent sent WHERE sent.email = near.email
           AND sent.scholarship_id = near.scholarship_id AND sent.deadline = near.deadline::date
           AND sent.days = near.days)
     AND NOT EXISTS (SELECT FROM scholarship_reminders_sent sent WHERE sent.email = near.email
           AND sent.sent_on = $1::date)`;

const ROWS = `SELECT reminder.keeper_id, coalesce(reminder.email, member.email) AS email, reminder.status,
         reminder.asked_letter_at
    FROM scholarship_reminders reminder JOIN scholarship_keepers keeper ON keeper.id = reminder.keeper_id
    LEFT JOIN members member ON member.id = keeper.member_id`;
const REMINDER = {
  keeper_id: 'uuid',
  /** Where the emails go: a member's is the account's. */
  email: 'text',
  status: of<Exclude<ReminderState['status'], 'none'>>('text'),
  asked_letter_at: 'timestamptz?',
} as const;

export const moveFavorites = query(
  `UPDATE scholarship_favorites SET keeper_id = $2 WHERE keeper_id = $1 AND scholarship_id IN (
     SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $1
        AND scholarship_id NOT IN (SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $2)
      ORDER BY favorited_at DESC, scholarship_id DESC
      LIMIT greatest(0, $3 - (SELECT count(*) FROM scholarship_favorites WHERE keeper_id = $2)))`,
  ['uuid', 'uuid', 'integer'],
);

export const moveReminders = query(
  `INSERT INTO scholarship_reminders (keeper_id, status, consent_at, confirmed_at)
   SELECT $2, status, consent_at, $3 FROM scholarship_reminders WHERE keeper_id = $1 AND status = 'confirmed'
   ON CONFLICT (keeper_id) DO NOTHING`,
  ['uuid', 'uuid', 'timestamptz'],
);

export const favoritesOf = query(
  `SELECT scholarship.id AS scholarship_id, scholarship.title, scholarship.organization, favorite.favorited_at
     FROM scholarship_favorites favorite
     JOIN scholarship_keepers keeper ON keeper.id = favorite.keeper_id
     JOIN scholarships scholarship ON scholarship.id = favorite.scholarship_id
    WHERE keeper.member_id = $1 ORDER BY favorite.favorited_at DESC, scholarship.id DESC`,
  ['uuid'],
  { scholarship_id: 'integer', title: 'text', organization: 'text', favorited_at: 'timestamptz' },
);

export const moveReminderEmail = query('UPDATE scholarship_reminders SET email = $2 WHERE email = $1', [
  'text',
  'text',
]);

export const copySent = query(
  `INSERT INTO scholarship_reminders_sent SELECT $2, scholarship_id, deadline, days, sent_on
     FROM scholarship_reminders_sent WHERE email = $1 ON CONFLICT DO NOTHING`,
  ['text', 'text'],
);

export const forgetSentTo = query('DELETE FROM scholarship_reminders_sent WHERE email = $1', ['text']);

export const reminderOf = query(`${ROWS} WHERE reminder.keeper_id = $1`, ['uuid'], REMINDER);

export const remindersAt = query(
  `${ROWS} WHERE coalesce(reminder.email, member.email) = $1 ORDER BY reminder.status`,
  ['text'],
  REMINDER,
);

export type ReminderRow = RowOf<typeof reminderOf>;

export const askReminders = query(
  `INSERT INTO scholarship_reminders (keeper_id, email, status, consent_at) VALUES ($1, $2, 'pending', $3)
   ON CONFLICT (keeper_id) DO UPDATE SET email = excluded.email, status = 'pending',
     consent_at = excluded.consent_at, confirmed_at = NULL,
     asked_letter_at = CASE WHEN scholarship_reminders.email = excluded.email
                            THEN scholarship_reminders.asked_letter_at END`,
  ['uuid', 'text', 'timestamptz'],
);

export const noteAsked = query('UPDATE scholarship_reminders SET asked_letter_at = $2 WHERE keeper_id = $1', [
  'uuid',
  'timestamptz',
]);

export const confirmReminders = query(
  `INSERT INTO scholarship_reminders (keeper_id, email, status, consent_at, confirmed_at)
   VALUES ($1, $2, 'confirmed', $3, $3)
   ON CONFLICT (keeper_id) DO UPDATE SET email = excluded.email, status = 'confirmed', confirmed_at = $3
     WHERE scholarship_reminders.status <> 'confirmed'`,
  ['uuid', 'text?', 'timestamptz'],
);

export const stopReminders = query('DELETE FROM scholarship_reminders WHERE keeper_id = ANY($1)', ['uuid[]']);

export const mailboxesDue = query(
  `SELECT DISTINCT email FROM (${DUE}) due ORDER BY email`,
  ['date', 'integer[]', 'text?'],
  {
    email: 'text',
  },
);

export const deadlinesDue = query(
  `SELECT DISTINCT ON (deadline, title, scholarship_id) * FROM (${DUE}) due ORDER BY deadline, title, scholarship_id`,
  ['date', 'integer[]', 'text?'],
  {
    keeper_id: 'uuid',
    email: 'text',
    scholarship_id: 'integer',
    title: 'text',
    organization: 'text',
    deadline: 'text',
    days_left: 'integer',
    /** Which of the reminders it is: days before the deadline. */
    days: 'integer',
    since: 'timestamptz',
  },
);

export const noteSent = query('INSERT INTO scholarship_reminders_sent VALUES ($1, $2, $3, $4, $5)', [
  'text',
  'integer',
  'date',
  'integer',
  'date',
]);

export const favoriteState = query(
  `SELECT favorite_count, EXISTS (SELECT FROM scholarship_favorites
            WHERE keeper_id = $2 AND scholarship_id = scholarships.id) AS is_favorited
     FROM scholarships WHERE id = $1`,
  ['integer', 'uuid?'],
  { favorite_count: 'integer', is_favorited: 'boolean' },
);

export const publicScholarship = query(`SELECT FROM scholarships WHERE id = $1 AND ${IS_PUBLIC}`, [
  'integer',
]);

export const makeMember = makeHolder('member_id', 'uuid');
export const makeVisitor = makeHolder('visitor_hash', 'text');

function makeHolder(column: 'member_id' | 'visitor_hash', type: 'uuid' | 'text') {
  return query(
    `INSERT INTO scholarship_keepers (id, ${column}, created_at, seen_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (${column}) DO UPDATE SET seen_at = excluded.seen_at RETURNING id`,
    ['uuid', type, 'timestamptz'],
    { id: 'uuid' },
  );
}
