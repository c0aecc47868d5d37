import { ApiError } from '@livres/api/client';
import { answerForm, type FormAnswer } from '../../shared/api/sent-form';
import { submissionContent as content } from './submission.content';

/** Sends a student's form; a refusal says the api's own sentence above, and what to correct at each field. */
export async function submitForm<T>(filled: FormData, send: () => Promise<T>): Promise<FormAnswer<T>> {
  let failure: string | null = null;
  const answer = await answerForm(filled, () =>
    send().catch((error: unknown) => {
      failure = failureOf(error);
      throw error;
    }),
  );
  return { ...answer, failure };
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return content.failed;
  const { errors = {}, detail } = error.problem ?? {};
  // Of one fault alone the api's sentence names the field as programs do; what is wrong stands at the field itself.
  if (Object.keys(errors).length === 1) return content.one;
  return detail || content.refused;
}
