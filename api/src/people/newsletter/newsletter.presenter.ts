import { emailHint } from '../../platform/http/mail-hint.js';
import { shownAs } from '../../platform/http/shown-as.js';
import { NEWSLETTER_CONSENTS, NEWSLETTER_TOPICS } from './newsletter.contract.js';
import { NewsletterPreferences, NewsletterSubscriber } from './newsletter.dto.js';
import { mayUndo } from './newsletter.rules.js';
import type { SubscriberRow } from './subscriber.entity.js';

/** A subscription as its private link shows it. */
export function presentPreferences(row: SubscriberRow, now: Date): NewsletterPreferences {
  return {
    ...shownAs(NewsletterPreferences, { ...row, is_test: false, may_undo: mayUndo(row, now) }),
    email_hint: emailHint(row.email),
  };
}

/** What the links of a letter that staff try open and change: nothing. */
export const testPreferences = (): NewsletterPreferences => ({
  first_name: '',
  topics: [...NEWSLETTER_TOPICS],
  pace: 'each',
  email_hint: '',
  status: 'confirmed',
  is_test: true,
  may_undo: false,
});

/** A subscription as staff read it. */
export function presentSubscriber(row: SubscriberRow): NewsletterSubscriber {
  return { ...shownAs(NewsletterSubscriber, row), consent_text: NEWSLETTER_CONSENTS[row.consent_version] };
}
