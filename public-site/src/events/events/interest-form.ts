import { ApiError, type HttpClient } from '@livres/api/client';
import { interestContent } from './event.content';

/** The result of the form: interested, withdrawn, or an error. */
export interface InterestOutcome {
  email: string;
  interested: boolean | null;
  /** Next to the field, or about the whole where it is not the address's fault. */
  error: string | null;
}

/** Sends the form's « dire » or « retirer » for this event. */
export async function sendInterest(api: HttpClient, slug: string, form: FormData): Promise<InterestOutcome> {
  const typed = form.get('guest_email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  if (!email) return { email, interested: null, error: interestContent.missing };
  const method = form.get('geste') === 'retirer' ? 'DELETE' : 'POST';
  try {
    const { body } = await api.request(method, `/events/${encodeURIComponent(slug)}/interested/`, {
      body: { guest_email: email },
    });
    return { email, interested: body.interested, error: null };
  } catch (error) {
    return { email, interested: null, error: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.problem?.errors?.['guest_email'] ?? error.message;
}
