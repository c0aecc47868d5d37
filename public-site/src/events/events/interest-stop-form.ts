import type { HttpClient } from '@livres/api/client';
import type { InterestAnswer } from '@livres/api/contract';
import { answerForm, type FormAnswer } from '../../shared/api/sent-form';

/** From the page, or from a mailbox by one click: whatever is in the form, it stops the e-mails. */
export function stopInterest(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<InterestAnswer>> {
  return answerForm(filled, () => api.post('/events/interest/stop/', { token }));
}
