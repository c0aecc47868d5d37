import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { choosePreferences } from '../../people/newsletter/newsletter-forms';
import { PreferencesPage } from '../../people/newsletter/PreferencesPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import { readNewsletterLink } from '../loading/newsletter-link';
import type { Route } from './+types/newsletter-preferences';

export const headers = () => PRIVATE_HEADERS;

export const loader = readNewsletterLink;
export const action = sentOnServer(choosePreferences);
export const clientAction = sentInBrowser(choosePreferences);

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, newsletterContent.preferences);
}

export default function PreferencesRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <PreferencesPage token={token} preferences={loaderData.preferences} posted={actionData} />;
}
