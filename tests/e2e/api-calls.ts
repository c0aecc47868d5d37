import { accepted } from '../factories/answers.ts';
import { type Request, requestOn } from '../factories/api.ts';

/** Asks the api through the front door. */
export const apiOf = ({ url }: { url: string }): Request => requestOn(`${url}/api/v1`);

/** Sends what a form does, as staff where their session's token is given; refuses a refusal. */
export function postTo<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  return accepted(apiOf({ url })<T>(path, { body, token }));
}
