import { query } from '../../platform/database/query.js';

export const countRecipients = query(
  `SELECT count(*)::int AS total,
          count(*) FILTER (WHERE recipient.state = 'sent')::int AS sent,
          count(*) FILTER (WHERE recipient.state = 'refused')::int AS refused,
          count(*) FILTER (WHERE recipient.bounce_class = 'policy')::int AS filtered,
          count(*) FILTER (WHERE recipient.state = 'uncertain')::int AS uncertain,
          count(*) FILTER (WHERE recipient.state = 'uncertain' AND recipient.settled_at > coalesce(
            (SELECT max(at) FROM newsletter_happenings WHERE newsletter_id = $1 AND kind = 'decided'),
            '-infinity'))::int AS undecided,
          count(*) FILTER (WHERE recipient.state = 'skipped')::int AS skipped,
          count(*) FILTER (WHERE recipient.state IN ('waiting', 'sending'))::int AS left,
          count(*) FILTER (WHERE recipient.bounced_at IS NOT NULL)::int AS bounced,
          count(*) FILTER (WHERE recipient.complained_at IS NOT NULL)::int AS complaints,
          count(*) FILTER (WHERE recipient.state = 'sent' AND coalesce(subscriber.unsubscribed_at, follower.stopped_at) >= recipient.settled_at
            AND NOT EXISTS (
              SELECT FROM newsletter_recipients later
               WHERE (later.subscriber_id = recipient.subscriber_id OR later.follower_id = recipient.follower_id)
                 AND later.state = 'sent'
                 AND later.settled_at > recipient.settled_at
                 AND later.settled_at <= coalesce(subscriber.unsubscribed_at, follower.stopped_at)))::int AS unsubscribed
     FROM newsletter_recipients recipient
     LEFT JOIN newsletter_subscribers subscriber ON subscriber.id = recipient.subscriber_id
     LEFT JOIN campaign_followers follower ON follower.id = recipient.follower_id
    WHERE recipient.newsletter_id = $1`,
  ['integer'],
  {
    total: 'integer',
    sent: 'integer',
    refused: 'integer',
    filtered: 'integer',
    uncertain: 'integer',
    undecided: 'integer',
    skipped: 'integer',
    left: 'integer',
    bounced: 'integer',
    complaints: 'integer',
    unsubscribed: 'integer',
  },
);

/** People whom more than one accepted message went to. */
export const sentTwice = query(
  `SELECT count(*)::int AS people FROM (
     SELECT lower(coalesce(subscriber.email, follower.email)) FROM newsletter_recipients recipient
       LEFT JOIN newsletter_subscribers subscriber ON subscriber.id = recipient.subscriber_id
       LEFT JOIN campaign_followers follower ON follower.id = recipient.follower_id
      WHERE recipient.newsletter_id = $1 AND recipient.state = 'sent'
        AND num_nonnulls(subscriber.id, follower.id) > 0
      GROUP BY 1 HAVING count(*) > 1) doubled`,
  ['integer'],
  { people: 'integer' },
);

export const progressByDomain = query(
  `SELECT recipient.domain, count(*) FILTER (WHERE state NOT IN ('waiting', 'sending'))::int AS done,
          count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS left, max(pause.until) AS paused_until
     FROM newsletter_recipients recipient
     LEFT JOIN newsletter_pauses pause ON pause.domain = recipient.domain AND pause.until > $2
    WHERE newsletter_id = $1 GROUP BY recipient.domain ORDER BY count(*) DESC, recipient.domain`,
  ['integer', 'timestamptz'],
  { domain: 'text', done: 'integer', left: 'integer', paused_until: 'timestamptz?' },
);

export const progressByMinute = query(
  `SELECT date_trunc('minute', settled_at) AS at, count(*)::int AS sent FROM newsletter_recipients
    WHERE newsletter_id = $1 AND state = 'sent' AND settled_at > $2 GROUP BY 1 ORDER BY 1`,
  ['integer', 'timestamptz'],
  { at: 'timestamptz', sent: 'integer' },
);

export const happeningsOf = query(
  `SELECT at, text FROM newsletter_happenings WHERE newsletter_id = $1 ORDER BY id DESC LIMIT 60`,
  ['integer'],
  { at: 'timestamptz', text: 'text' },
);

/** Gifts whose visit began at one of its links. */
export const giftsByCode = query(
  `SELECT count(*)::int AS gifts, coalesce(sum(amount) FILTER (WHERE currency = 'EUR'), 0)::bigint AS given
     FROM donations
    WHERE status = 'succeeded' AND is_counted(mode) AND utm_source = 'lettre' AND utm_campaign = $1`,
  ['text'],
  { gifts: 'integer', given: 'integer' },
);
