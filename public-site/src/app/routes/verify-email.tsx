import { verifyEmailContent } from '../../people/email-verification/email-verification.content';
import { verifyAddress } from '../../people/email-verification/verify-address';
import { VerifyEmailPage } from '../../people/email-verification/VerifyEmailPage';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/verify-email';

export const headers = () => PRIVATE_HEADERS;

export const action = sentOnServer(verifyAddress);
export const clientAction = sentInBrowser(verifyAddress);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = verifyEmailContent;
  return privateMeta(matches, { title, description, path: pathTo('/') });
}

export default function VerifyEmailRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <VerifyEmailPage token={token} posted={actionData} />;
}
