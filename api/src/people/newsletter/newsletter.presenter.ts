import { emailHint } from '../../platform/http/mail-hint.js';
import { NEWSLETTER_CONSENTS } from './newsletter.contract.js';
import type { NewsletterPreferences, NewsletterSubscriber } from './newsletter.dto.js';
import type { SubscriberRow } from './subscriber.entity.js';

/** A subscription as its private link shows it. */
export function presentPreferences(row: SubscriberRow): NewsletterPreferences {
  const { email, first_name, topics, status } = row;
  return { email_hint: emailHint(email), first_name, topics, status };
}

/** A subscription as staff read it. */
export function presentSubscriber(row: SubscriberRow): NewsletterSubscriber {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    topics: row.topics,
    status: row.status,
    source: row.source,
    consent_text: NEWSLETTER_CONSENTS[row.consent_version],
    consent_at: row.consent_at.toISOString(),
    consent_proof: row.consent_proof,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    unsubscribe_reason: row.unsubscribe_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
