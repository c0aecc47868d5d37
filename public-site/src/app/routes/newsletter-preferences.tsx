import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { choosePreferences } from '../../people/newsletter/newsletter-forms';
import { PreferencesPage } from '../../people/newsletter/PreferencesPage';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/newsletter-preferences';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const preferences = await serverApi(context.api)
    .get(`/newsletter/preferences/${encodeURIComponent(token)}`)
    .catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw data(null, { status: 503 });
    });
  return data({ preferences }, { status: preferences ? 200 : 404 });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await choosePreferences(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return choosePreferences(browserApi(), await request.formData(), token);
}

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
