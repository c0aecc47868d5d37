import { query } from '../../../platform/database/query.js';

/** Questions of which somebody has not had the answer since that day. */
export const questionsToSend = query(
  `SELECT DISTINCT question_id AS id FROM analytics_question_emails
    WHERE last_sent_on IS NULL OR last_sent_on < $1 ORDER BY question_id`,
  ['date'],
  { id: 'integer' },
);
