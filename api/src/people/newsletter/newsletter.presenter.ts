import { emailHint } from '../../platform/http/mail-hint.js';
import { shownAs } from '../../platform/http/shown-as.js';
import { NEWSLETTER_CONSENTS } from './newsletter.contract.js';
import { NewsletterPreferences, NewsletterSubscriber } from './newsletter.dto.js';
import { mayUndo } from './newsletter.rules.js';
import type { SubscriberRow } from './subscriber.entity.js';

/** A subscription as its private link shows it. */
export function presentPreferences(row: SubscriberRow, now: Date): NewsletterPreferences {
  return {
    ...shownAs(NewsletterPreferences, { ...row, may_undo: mayUndo(row, now) }),
    email_hint: emailHint(row.email),
  };
}

/** A subscription as staff read it. */
export function presentSubscriber(row: SubscriberRow): NewsletterSubscriber {
  return { ...shownAs(NewsletterSubscriber, row), consent_text: NEWSLETTER_CONSENTS[row.consent_version] };
}
