import { data } from 'react-router';
import { changePhysicalDonation } from '../../goods/physical-donations/change-physical-donation';
import { trackingContent } from '../../goods/physical-donations/tracking.content';
import { TrackingPage } from '../../goods/physical-donations/TrackingPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/donation-tracking';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const donation = await serverApi(context.api)
    .get(`/physical-donations/tracking/${encodeURIComponent(token)}`)
    .catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw data(null, { status: 503 });
    });
  return data({ donation }, { status: donation ? 200 : 404 });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await changePhysicalDonation(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return changePhysicalDonation(browserApi(), await request.formData(), token);
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = trackingContent;
  return privateMeta(matches, { title, description, path: paths.giveThings() });
}

export default function DonationTrackingRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <TrackingPage token={token} donation={loaderData.donation} posted={actionData} />;
}
