import type { HttpClient } from '@livres/api/client';
import type { RegistrationResent } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** Sends the e-mail of verification again, for the event that the form names. */
export function resendVerification(
  api: HttpClient,
  filled: FormData,
): Promise<FormAnswer<RegistrationResent>> {
  const { source = '', email = '' } = textsOf(filled);
  return answerForm(filled, () =>
    api.post(`/events/${encodeURIComponent(source)}/resend-verification/`, { email }),
  );
}
