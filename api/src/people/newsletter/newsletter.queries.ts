import { of, query } from '../../platform/database/query.js';
import type {
  NewsletterConsent,
  NewsletterTopic,
  SubscriberSource,
  UnsubscribeReason,
} from './newsletter.contract.js';

export const countSubscribers = query(
  `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
          count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
          count(*) FILTER (WHERE status = 'unsubscribed')::int AS unsubscribed,
          count(*) FILTER (WHERE status = 'confirmed' AND confirmed_at >= $1)::int AS gained,
          count(*) FILTER (WHERE status = 'unsubscribed' AND unsubscribed_at >= $1)::int AS lost
     FROM newsletter_subscribers`,
  ['timestamptz'],
  { pending: 'integer', confirmed: 'integer', unsubscribed: 'integer', gained: 'integer', lost: 'integer' },
);

export const countByTopic = query(
  `SELECT topic, count(subscriber.id)::int AS subscribers FROM unnest($1::text[]) AS topic
     LEFT JOIN newsletter_subscribers subscriber ON topic = ANY (topics) AND status = 'confirmed'
    GROUP BY topic ORDER BY array_position($1::text[], topic)`,
  ['text[]'],
  { topic: of<NewsletterTopic>('text'), subscribers: 'integer' },
);

export const countByReason = query(
  `SELECT unsubscribe_reason AS reason, count(*)::int AS subscribers FROM newsletter_subscribers
    WHERE status = 'unsubscribed' GROUP BY 1 ORDER BY 2 DESC, 1`,
  [],
  { reason: of<UnsubscribeReason | null>('text?'), subscribers: 'integer' },
);

export const noteAddress = query(
  `INSERT INTO newsletter_subscribers (email, status, source, consent_version, consent_at, created_at, updated_at)
   VALUES ($1, 'pending', $2, $3, $4, $4, $4) ON CONFLICT (lower(email)) DO NOTHING`,
  ['text', of<SubscriberSource>('text'), of<NewsletterConsent>('text'), 'timestamptz'],
);

export const subscriberAt = query(`SELECT id FROM newsletter_subscribers WHERE lower(email) = $1`, ['text'], {
  id: 'integer',
});

/** By which this installation hashes the addresses that were erased. */
export const addressKey = query(`SELECT key FROM newsletter_address_keys`, [], { key: 'text' });
