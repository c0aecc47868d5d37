import { data } from 'react-router';
import { changePhysicalDonation } from '../../goods/physical-donations/change-physical-donation';
import { trackingContent } from '../../goods/physical-donations/tracking.content';
import { TrackingPage } from '../../goods/physical-donations/TrackingPage';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/donation-tracking';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const donation = await serverApi(context.api)
    .get(`/physical-donations/tracking/${encodeURIComponent(token)}`)
    .catch(noneIfMissing);
  return data({ donation }, { status: donation ? 200 : 404 });
}

export const action = sentOnServer(changePhysicalDonation);
export const clientAction = sentInBrowser(changePhysicalDonation);

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
