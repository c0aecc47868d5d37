import type { HttpClient } from '@livres/api/client';
import type { PublicEvent, RegistrationStarted } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { fullIn, type FullEvent } from './full-event';
import { payloadOf, unanswered } from './registration-values';

/** What became of the form; where the event filled up meanwhile, what is left of it. */
export type RegistrationAnswer = FormAnswer<RegistrationStarted> & { full: FullEvent | null };

type FormEvent = Pick<PublicEvent, 'slug' | 'title' | 'questions'>;

export async function sendRegistration(
  api: HttpClient,
  event: FormEvent,
  filled: FormData,
): Promise<RegistrationAnswer> {
  let full: FullEvent | null = null;
  const answer = await answerForm(filled, () =>
    api
      .post(
        `/events/${encodeURIComponent(event.slug)}/register/`,
        payloadOf(textsOf(filled), event.questions),
      )
      .catch((error: unknown) => {
        full = fullIn(error);
        throw error;
      }),
  );
  // What is asked of every event is refused first: the organiser's own questions are said with it, not after.
  const hasErrors = Object.keys(answer.errors).length > 0;
  const errors = hasErrors ? { ...unanswered(answer.values, event.questions), ...answer.errors } : {};
  return { ...answer, errors, full };
}

/** What the page after it is told: in its address where there is no script, apart from it where there is. */
export function sentRegistration(
  { slug, title }: Pick<FormEvent, 'slug' | 'title'>,
  email: string,
  now: Date,
): Record<string, string> {
  return { context: 'event', email, name: title, source: slug, date: now.toISOString() };
}
