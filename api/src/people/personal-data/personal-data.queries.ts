import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { query } from '../../platform/database/query.js';

/** Longer than 75 000 gifts take; past it nothing is changed. */
const MOST_MS = MINUTE_MS;

export const limitTime = query(`SET LOCAL statement_timeout = ${MOST_MS}`, []);

export const lowerCase = query('SELECT lower($1::text) AS email', ['text'], { email: 'text' });

export const lastSignIn = query(
  `SELECT session.created_at FROM member_sessions session JOIN members member ON member.id = session.member_id
    WHERE member.email = $1 AND session.created_at > $2 ORDER BY session.created_at DESC LIMIT 1`,
  ['text', 'timestamptz'],
  { created_at: 'timestamptz' },
);

export const JOBS_OF_PERSON = `names_address(concat_ws(' ', held.data::text, held.output::text), $1)`;

export const deleteJobs = query(
  `DELETE FROM jobs.job held WHERE ${JOBS_OF_PERSON} AND held.state <> 'active'`,
  ['text'],
);

export const emptyJobs = query(
  `UPDATE jobs.job held SET data = '{}', output = NULL WHERE ${JOBS_OF_PERSON}`,
  ['text'],
);
