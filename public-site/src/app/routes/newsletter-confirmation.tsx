import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { confirmSubscription } from '../../people/newsletter/newsletter-forms';
import { ConfirmationPage } from '../../people/newsletter/ConfirmationPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/newsletter-confirmation';

export const headers = () => PRIVATE_HEADERS;

export const action = sentOnServer(confirmSubscription);
export const clientAction = sentInBrowser(confirmSubscription);

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, newsletterContent.confirm);
}

export default function ConfirmationRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <ConfirmationPage token={token} posted={actionData} />;
}
