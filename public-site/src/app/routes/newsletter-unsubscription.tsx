import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { unsubscribe } from '../../people/newsletter/newsletter-forms';
import { UnsubscriptionPage } from '../../people/newsletter/UnsubscriptionPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import { readNewsletterLink } from '../loading/newsletter-link';
import type { Route } from './+types/newsletter-unsubscription';

export const headers = () => PRIVATE_HEADERS;

export const loader = readNewsletterLink;
export const action = sentOnServer(unsubscribe);
export const clientAction = sentInBrowser(unsubscribe);

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, newsletterContent.unsubscribe);
}

export default function UnsubscriptionRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <UnsubscriptionPage token={token} preferences={loaderData.preferences} posted={actionData} />;
}
