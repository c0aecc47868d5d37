import { data } from 'react-router';
import { emailSentContent } from '../../people/email-verification/email-verification.content';
import { EmailSentPage } from '../../people/email-verification/EmailSentPage';
import { ResendCode } from '../../goods/physical-donations/ResendCode';
import { resendCode } from '../../goods/physical-donations/validate-physical-donation';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { paths, pathTo } from '../../shared/paths';
import { useNavigationState } from '../../shared/ui/use-navigation-state';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/email-sent';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await resendCode(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return resendCode(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = emailSentContent;
  return privateMeta(matches, { title, description, path: pathTo('/') });
}

export default function EmailSentRoute({ actionData }: Route.ComponentProps) {
  const told = useNavigationState();
  const { donation_id, email = '', expires = '', type } = told;
  const isPhysical = type === 'physical' && donation_id;
  return (
    <EmailSentPage
      told={told}
      validate={isPhysical ? paths.donationValidate({ donation_id, email, expires }) : null}
      resend={isPhysical ? <ResendCode donationId={donation_id} posted={actionData} /> : null}
    />
  );
}
