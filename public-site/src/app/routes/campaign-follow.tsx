import { chooseToFollow } from '../../content/campaign-updates/follow-form';
import { followContent } from '../../content/campaign-updates/campaign-updates.content';
import { FollowPage } from '../../content/campaign-updates/FollowPage';
import { serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/campaign-follow';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return serverApi(context.api)
    .get(`/campaign-followers/${encodeURIComponent(token)}/`)
    .catch(refuseMissing);
}

export const action = sentOnServer(chooseToFollow);
export const clientAction = sentInBrowser(chooseToFollow);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = followContent;
  return privateMeta(matches, { title, description, path: paths.campaigns() });
}

export default function CampaignFollowRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <FollowPage token={token} campaign={loaderData} posted={actionData} />;
}
