import type { HttpClient } from '@livres/api/client';
import type { ContactAnswer } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** Sends the message as the form holds it. */
export function writeMessage(api: HttpClient, filled: FormData): Promise<FormAnswer<ContactAnswer>> {
  const { name = '', email = '', subject = '', message = '', form_key, website } = textsOf(filled);
  return answerForm(filled, () =>
    api.post('/contact/', {
      name,
      email,
      subject,
      message,
      ...(form_key && { form_key }),
      ...(website && { website }),
    }),
  );
}
