import { of, query } from '../../platform/database/query.js';
import type { RecipientState } from './newsletter-delivery.contract.js';

export const addRecipients = query(
  `INSERT INTO newsletter_recipients (newsletter_id, subscriber_id, place, domain, next_at)
   SELECT $1, person.id, person.place, person.domain, $5
     FROM unnest($2::int[], $3::int[], $4::text[]) AS person (id, place, domain)
   ON CONFLICT (newsletter_id, subscriber_id) DO NOTHING`,
  ['integer', 'integer[]', 'integer[]', 'text[]', 'timestamptz'],
);

export const addFollowers = query(
  `INSERT INTO newsletter_recipients (newsletter_id, follower_id, place, domain, next_at)
   SELECT $1, person.id, person.place, person.domain, $5
     FROM unnest($2::int[], $3::int[], $4::text[]) AS person (id, place, domain)
   ON CONFLICT (newsletter_id, follower_id) DO NOTHING`,
  ['integer', 'integer[]', 'integer[]', 'text[]', 'timestamptz'],
);

/** How many were tried since a moment, of all newsletters: the relay counts them together. */
export const triedSince = query(
  `SELECT count(*)::int AS tried FROM newsletter_recipients WHERE attempted_at > $1`,
  ['timestamptz'],
  { tried: 'integer' },
);

/**
 * Marks the next ones as being sent, before a word is said to a mail server: whoever dies afterwards leaves them so.
 * $3 is a minute ago, $4 now, $5 how many, $6 how many a minute one domain takes.
 */
export const claimRecipients = query(
  `WITH busy AS (
     SELECT domain, count(*)::int AS tried FROM newsletter_recipients WHERE attempted_at > $3 GROUP BY domain),
   paused AS (SELECT domain FROM newsletter_pauses WHERE until > $4),
   due AS (
     SELECT id, domain, next_at FROM newsletter_recipients
      WHERE newsletter_id = $1 AND state = 'waiting' AND next_at <= $4
        AND domain NOT IN (SELECT domain FROM paused) AND NOT EXISTS (SELECT FROM paused WHERE domain = '')
        AND domain NOT IN (SELECT domain FROM busy WHERE tried >= $6)
      ORDER BY next_at, id LIMIT 64 FOR UPDATE SKIP LOCKED),
   ranked AS (
     SELECT due.id, due.next_at,
            coalesce(busy.tried, 0) + row_number() OVER (PARTITION BY due.domain ORDER BY due.next_at, due.id) AS rank
       FROM due LEFT JOIN busy ON busy.domain = due.domain),
   chosen AS (SELECT id FROM ranked WHERE rank <= $6 ORDER BY next_at, id LIMIT $5)
   UPDATE newsletter_recipients recipient
      SET state = 'sending', attempts = recipient.attempts + 1, attempted_at = $4, run_id = $2
     FROM chosen WHERE recipient.id = chosen.id
   RETURNING recipient.id::text, recipient.subscriber_id, recipient.follower_id, recipient.domain`,
  ['integer', 'uuid', 'timestamptz', 'timestamptz', 'integer', 'integer'],
  { id: 'text', subscriber_id: 'integer?', follower_id: 'integer?', domain: 'text' },
);

/** What became of one; one that was thought cut off is known after all where its process still lives. */
export const settleRecipient = query(
  `UPDATE newsletter_recipients SET state = $2, settled_at = $3, detail = $4
    WHERE id = $1::text::bigint AND state IN ('sending', 'uncertain')`,
  ['text', of<RecipientState>('text'), 'timestamptz', 'text'],
);

export const tryLater = query(
  `UPDATE newsletter_recipients SET state = 'waiting', next_at = $2, detail = $3
    WHERE id = $1::text::bigint AND state IN ('sending', 'uncertain')`,
  ['text', 'timestamptz', 'text'],
);

/** One mailbox alone is put off: ten minutes, then twice as long each time, four hours at most. */
export const tryMailboxLater = query(
  `UPDATE newsletter_recipients
      SET state = 'waiting', detail = $3,
          next_at = $2::timestamptz + least(interval '10 minutes' * power(2, attempts - 1), interval '4 hours')
    WHERE id = $1::text::bigint AND state IN ('sending', 'uncertain')`,
  ['text', 'timestamptz', 'text'],
);

/** At how many providers besides this one mail was put off, or is tried again, since one of this newsletter was taken last. */
export const otherDomainsWaiting = query(
  `SELECT count(DISTINCT domain)::int AS domains FROM newsletter_recipients
    WHERE newsletter_id = $1 AND domain <> $2
      AND (state = 'waiting' AND attempts > 0 OR state = 'sending' AND attempts > 1)
      AND attempted_at > coalesce(
        (SELECT max(settled_at) FROM newsletter_recipients WHERE newsletter_id = $1 AND state = 'sent'), '-infinity')`,
  ['integer', 'text'],
  { domains: 'integer' },
);

/** Those that a process left in the middle: the mail server may have them. */
export const abandonedRecipients = query(
  `UPDATE newsletter_recipients SET state = 'uncertain', settled_at = $3
    WHERE newsletter_id = $1 AND state = 'sending' AND run_id IS DISTINCT FROM $2 RETURNING id::text`,
  ['integer', 'uuid', 'timestamptz'],
  { id: 'text' },
);

export const resendUncertain = query(
  `UPDATE newsletter_recipients SET state = 'waiting', next_at = $2, run_id = NULL, settled_at = NULL
    WHERE newsletter_id = $1 AND state = 'uncertain' RETURNING id::text`,
  ['integer', 'timestamptz'],
  { id: 'text' },
);

export const skipWaiting = query(
  `UPDATE newsletter_recipients SET state = 'skipped', settled_at = $2, detail = $3
    WHERE newsletter_id = $1 AND state = 'waiting' RETURNING id::text`,
  ['integer', 'timestamptz', 'text'],
  { id: 'text' },
);

/** What is left to do. */
export const workLeft = query(
  `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
          count(*) FILTER (WHERE state = 'sending')::int AS sending
     FROM newsletter_recipients WHERE newsletter_id = $1 AND state IN ('waiting', 'sending')`,
  ['integer'],
  { waiting: 'integer', sending: 'integer' },
);

/** A mail server asks to wait: twice as long each time, an hour at most. Asked again meanwhile, it is the same pause. */
export const pauseDomain = query(
  `INSERT INTO newsletter_pauses AS pause (domain, until, seconds)
   VALUES ($1, $2::timestamptz + interval '60 seconds', 60)
   ON CONFLICT (domain) DO UPDATE
     SET seconds = least(pause.seconds * 2, 3600),
         until = $2::timestamptz + least(pause.seconds * 2, 3600) * interval '1 second'
     WHERE pause.until <= $2
   RETURNING seconds`,
  ['text', 'timestamptz'],
  { seconds: 'integer' },
);

/** These take mail again. */
export const endPauses = query(
  `DELETE FROM newsletter_pauses WHERE domain = ANY($1) AND until <= $2 RETURNING domain`,
  ['text[]', 'timestamptz'],
  { domain: 'text' },
);

export const addHappening = query(
  `INSERT INTO newsletter_happenings (newsletter_id, at, kind, text) VALUES ($1, $2, $3, $4)`,
  ['integer', 'timestamptz', 'text', 'text'],
);

/** Those that leave, and of which nothing was settled, begun or taken up again since $1. */
export const stalledNewsletters = query(
  `SELECT newsletter.id, newsletter.title,
          greatest(newsletter.started_at, (SELECT max(settled_at) FROM newsletter_recipients
                                            WHERE newsletter_id = newsletter.id)) AS since
     FROM newsletters newsletter
    WHERE newsletter.status = 'sending' AND newsletter.started_at <= $1
      AND NOT EXISTS (SELECT FROM newsletter_recipients
                       WHERE newsletter_id = newsletter.id AND settled_at > $1)
      AND NOT EXISTS (SELECT FROM newsletter_happenings
                       WHERE newsletter_id = newsletter.id AND at > $1 AND kind IN ('resumed', 'decided'))
    ORDER BY newsletter.id`,
  ['timestamptz'],
  { id: 'integer', title: 'text', since: 'timestamptz' },
);

/** Newsletters whose hour has come, and those that leave while nothing was tried for two minutes. */
export const dueNewsletters = query(
  `SELECT id, status FROM newsletters
    WHERE status = 'scheduled' AND scheduled_at <= $1
       OR status = 'sending' AND NOT EXISTS (
            SELECT FROM newsletter_recipients
             WHERE newsletter_id = newsletters.id AND attempted_at > $1::timestamptz - interval '2 minutes')`,
  ['timestamptz'],
  { id: 'integer', status: of<'scheduled' | 'sending'>('text') },
);
