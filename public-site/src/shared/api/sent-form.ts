import { ApiError } from '@livres/api/client';
import { sentenceOf } from './loading';

/** What became of a form: done, or what to correct, with what was typed so that nothing is lost. */
export interface FormAnswer<T> {
  done: T | null;
  /** One sentence a field. */
  errors: Record<string, string>;
  /** Where no field is to blame. */
  failure: string | null;
  values: Record<string, string>;
  status: number;
}

/** Sends what was typed; a refusal is an answer, not an accident. */
export async function answerForm<T>(filled: FormData, send: () => Promise<T>): Promise<FormAnswer<T>> {
  const values = textsOf(filled);
  try {
    return { done: await send(), errors: {}, failure: null, values: {}, status: 200 };
  } catch (error) {
    const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
    const failure = Object.keys(errors).length > 0 ? null : sentenceOf(error);
    const status = error instanceof ApiError && error.status > 0 ? error.status : 503;
    return { done: null, errors, failure, values, status };
  }
}

/** The texts of a form as a route's body: their names are checked here, their values by the api, which says what is wrong. */
export function bodyOf<Body>(texts: { [Name in keyof NoInfer<Body>]?: unknown }): Body {
  return texts as Body;
}

/** What was typed, by field; a form sends each line end as two characters, which count as one. */
export function textsOf(filled: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of filled)
    if (typeof value === 'string') texts[name] = value.replace(/\r\n?/g, '\n');
  return texts;
}
