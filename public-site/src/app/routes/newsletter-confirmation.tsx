import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { confirmSubscription } from '../../people/newsletter/newsletter-forms';
import { ConfirmationPage } from '../../people/newsletter/ConfirmationPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/newsletter-confirmation';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await confirmSubscription(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return confirmSubscription(browserApi(), await request.formData(), token);
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, newsletterContent.confirm);
}

export default function ConfirmationRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <ConfirmationPage token={token} posted={actionData} />;
}
