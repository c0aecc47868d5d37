import { query } from '../../../platform/database/query.js';

/** Of these addresses, those that members of staff have confirmed as theirs, and what their codes still open. */
export const staffAt = query(
  `SELECT reader.email, staff.roles, staff.revoked_at IS NOT NULL AS is_revoked
     FROM notification_readers reader JOIN staff ON staff.id = reader.staff_id
    WHERE reader.email = ANY($1)`,
  ['text[]'],
  { email: 'text?', roles: 'text[]', is_revoked: 'boolean?' },
);

/** Questions of which somebody has not had the answer since that day. */
export const questionsToSend = query(
  `SELECT DISTINCT question_id AS id FROM analytics_question_emails
    WHERE last_sent_on IS NULL OR last_sent_on < $1 ORDER BY question_id`,
  ['date'],
  { id: 'integer' },
);

/** By hand: to whom it is sent does not change by it, nor does its version. */
export const notePicture = query(
  `UPDATE analytics_questions SET picture_failed_at = $2
    WHERE id = $1 AND picture_failed_at IS DISTINCT FROM $2::timestamptz`,
  ['integer', 'timestamptz?'],
);

/** Questions whose last e-mail had no picture, of those that are still sent. */
export const withoutPicture = query(
  `SELECT title FROM analytics_questions question
    WHERE picture_failed_at IS NOT NULL
      AND EXISTS (SELECT FROM analytics_question_emails sent WHERE sent.question_id = question.id)
    ORDER BY id`,
  [],
  { title: 'text' },
);
