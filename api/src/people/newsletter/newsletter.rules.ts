import { NEWSLETTER_TOPICS, type NewsletterTopic, type SubscriberStatus } from './newsletter.contract.js';

/** Which email a sign-up sends to an address of this status; one who is subscribed is not asked again. */
export function emailOnSignUp(status: SubscriberStatus): 'confirm' | 'already' {
  return status === 'confirmed' ? 'already' : 'confirm';
}

/** The topics in their own order, each once; all of them where none is given. */
export function chosenTopics(asked: readonly NewsletterTopic[] | undefined): NewsletterTopic[] {
  return asked?.length ? NEWSLETTER_TOPICS.filter((topic) => asked.includes(topic)) : [...NEWSLETTER_TOPICS];
}
