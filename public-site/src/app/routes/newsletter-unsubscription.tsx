import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { unsubscribe } from '../../people/newsletter/newsletter-forms';
import { UnsubscriptionPage } from '../../people/newsletter/UnsubscriptionPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/newsletter-unsubscription';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await unsubscribe(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return unsubscribe(browserApi(), await request.formData(), token);
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, newsletterContent.unsubscribe);
}

export default function UnsubscriptionRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <UnsubscriptionPage token={token} posted={actionData} />;
}
