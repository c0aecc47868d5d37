import { DAY_MS } from '../../platform/clock/durations.contract.js';
import {
  NEWSLETTER_LIMITS,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  type SubscriberStatus,
} from './newsletter.contract.js';

/** Which email a sign-up sends to an address of this status; one who is subscribed is not asked again. */
export function emailOnSignUp(status: SubscriberStatus): 'confirm' | 'already' {
  return status === 'confirmed' ? 'already' : 'confirm';
}

/** The topics in their own order, each once; all of them where none is given. */
export function chosenTopics(asked: readonly NewsletterTopic[] | undefined): NewsletterTopic[] {
  return asked?.length ? NEWSLETTER_TOPICS.filter((topic) => asked.includes(topic)) : [...NEWSLETTER_TOPICS];
}

interface Left {
  status_before: SubscriberStatus | null;
  unsubscribed_at: Date | null;
}

interface Leaving {
  status: SubscriberStatus;
  status_before: Exclude<SubscriberStatus, 'unsubscribed'> | null;
  unsubscribed_at: Date | null;
}

/** Has somebody leave at this moment, and keeps what they were; answers false where they had left. */
export function leave(row: Leaving, now: Date): boolean {
  if (row.status === 'unsubscribed') return false;
  row.status_before = row.status;
  row.status = 'unsubscribed';
  row.unsubscribed_at = now;
  return true;
}

/** Whether an unsubscription by one's own link may still be taken back. */
export const mayUndo = ({ status_before, unsubscribed_at }: Left, now: Date): boolean =>
  status_before !== null &&
  unsubscribed_at !== null &&
  now.getTime() - unsubscribed_at.getTime() <= NEWSLETTER_LIMITS.undo_days * DAY_MS;

interface Reachable {
  status: SubscriberStatus;
  bounced_at: Date | null;
  complained_at: Date | null;
}

/** Why somebody who is known receives nothing; null for who receives, or has yet to confirm. */
export function leftOutReason({ status, bounced_at, complained_at }: Reachable) {
  if (complained_at) return 'complained';
  if (status === 'unsubscribed') return 'unsubscribed';
  return bounced_at ? 'bounced' : null;
}
