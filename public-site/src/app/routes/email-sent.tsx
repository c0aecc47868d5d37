import type { HttpClient } from '@livres/api/client';
import { emailSentContent } from '../../people/email-verification/email-verification.content';
import { EmailSentPage } from '../../people/email-verification/EmailSentPage';
import { resendVerification } from '../../events/registrations/resend-verification';
import { ResendVerification } from '../../events/registrations/ResendVerification';
import { ResendCode } from '../../goods/physical-donations/ResendCode';
import { resendCode } from '../../goods/physical-donations/validate-physical-donation';
import { paths, pathTo } from '../../shared/paths';
import { useNavigationState } from '../../shared/ui/use-navigation-state';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/email-sent';

export const headers = () => PRIVATE_HEADERS;

/** The e-mail once more: the form says what it is of. */
async function resend(api: HttpClient, filled: FormData) {
  if (filled.get('context') !== 'event') return { of: 'code' as const, ...(await resendCode(api, filled)) };
  return { of: 'event' as const, ...(await resendVerification(api, filled)) };
}

export const action = sentOnServer(resend);
export const clientAction = sentInBrowser(resend);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = emailSentContent;
  return privateMeta(matches, { title, description, path: pathTo('/') });
}

export default function EmailSentRoute({ actionData }: Route.ComponentProps) {
  const told = useNavigationState();
  const { donation_id, email = '', expires = '', type, context, source } = told;
  // Only money has no code: whatever leads here with a donation's number may go on to it.
  const isPhysical = type !== 'financial' && donation_id;
  const code = actionData?.of === 'code' ? actionData : undefined;
  const event = actionData?.of === 'event' ? actionData : undefined;
  return (
    <EmailSentPage
      told={told}
      validate={isPhysical ? paths.donationValidate({ donation_id, email, expires }) : null}
      resend={
        isPhysical ? (
          <ResendCode donationId={donation_id} posted={code} />
        ) : context === 'event' && source && email ? (
          <ResendVerification slug={source} email={email} posted={event} />
        ) : null
      }
    />
  );
}
