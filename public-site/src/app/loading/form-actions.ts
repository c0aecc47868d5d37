import type { HttpClient } from '@livres/api/client';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';

/** Sends a form to the api; the token is the address's, where there is one. */
type Send<Answer> = (api: HttpClient, filled: FormData, token: string) => Promise<Answer>;

/** The action of a page whose form is only sent: what was answered, and its status. */
export function sentOnServer<Answer extends { status: number }>(send: Send<Answer>) {
  return async ({ context, params, request }: ActionFunctionArgs) => {
    const answer = await send(serverApi(context.api), await request.formData(), params['token'] ?? '');
    return data(answer, { status: answer.status });
  };
}

/** The same without a detour by the site's server. */
export function sentInBrowser<Answer>(send: Send<Answer>) {
  return async ({ params, request }: ClientActionFunctionArgs) =>
    send(browserApi(), await request.formData(), params['token'] ?? '');
}
