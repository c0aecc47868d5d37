import { data } from 'react-router';
import { verifyEmailContent } from '../../people/email-verification/email-verification.content';
import { verifyAddress } from '../../people/email-verification/verify-address';
import { VerifyEmailPage } from '../../people/email-verification/VerifyEmailPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/verify-email';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await verifyAddress(serverApi(context.api), token, await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return verifyAddress(browserApi(), token, await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = verifyEmailContent;
  return privateMeta(matches, { title, description, path: pathTo('/') });
}

export default function VerifyEmailRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <VerifyEmailPage token={token} posted={actionData} />;
}
