import { data } from 'react-router';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { choosePreferences } from '../../people/newsletter/newsletter-forms';
import { PreferencesPage } from '../../people/newsletter/PreferencesPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/newsletter-preferences';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const preferences = await serverApi(context.api)
    .get(`/newsletter/preferences/${encodeURIComponent(token)}`)
    .catch(noneIfMissing);
  return data({ preferences }, { status: preferences ? 200 : 404 });
}

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
