import type { HttpClient } from '@livres/api/client';
import type { NewsletterPreferences, SubscriptionAnswer } from '@livres/api/contract';
import { bodyOf, answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** The sign-up, as the form of any page sends it. */
export function signUp(api: HttpClient, filled: FormData): Promise<FormAnswer<SubscriptionAnswer>> {
  const { email = '', first_name, source, website, consent } = textsOf(filled);
  const topics = filled.getAll('topics');
  return answerForm(filled, () =>
    api.post(
      '/newsletter/subscriptions/',
      bodyOf({
        email,
        consent: consent === 'true',
        ...(first_name && { first_name }),
        ...(topics.length > 0 && { topics }),
        ...(source && { source }),
        ...(website && { website }),
      }),
    ),
  );
}

/** Asks for the link of one's preferences by e-mail. */
export function askPreferenceLink(
  api: HttpClient,
  filled: FormData,
): Promise<FormAnswer<SubscriptionAnswer>> {
  const { email = '', website } = textsOf(filled);
  return answerForm(filled, () =>
    api.post('/newsletter/preference-links/', bodyOf({ email, ...(website && { website }) })),
  );
}

export function confirmSubscription(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<NewsletterPreferences>> {
  return answerForm(filled, () => api.post('/newsletter/confirmations/', { token }));
}

export function choosePreferences(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<NewsletterPreferences>> {
  const { first_name = '', pace } = textsOf(filled);
  const choices = { first_name, topics: filled.getAll('topics'), ...(pace && { pace }) };
  return answerForm(filled, () => api.put('/newsletter/preferences/', bodyOf({ token, ...choices })));
}

/** From the page, or from a mailbox by one click: it stops the emails, unless the page asks to take that back. */
export function unsubscribe(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<NewsletterPreferences>> {
  const { reason, undo } = textsOf(filled);
  if (undo && !filled.has('List-Unsubscribe'))
    return answerForm(filled, () => api.post('/newsletter/unsubscriptions/undo/', { token }));
  return answerForm(filled, () =>
    api.post('/newsletter/unsubscriptions/', bodyOf({ token, ...(reason && { reason }) })),
  );
}
