import { data } from 'react-router';
import { changeGift } from '../../giving/donations/change-gift';
import { GiftPage } from '../../giving/donations/GiftPage';
import { giftPageContent } from '../../giving/donations/gifts.content';
import { readTracked, trackingPath } from '../../giving/donations/read-gift';
import { serverApi } from '../../shared/api/api-clients';
import { OldLink } from '../../giving/shared/OldLink';
import { isRenewal, renewLink } from '../../giving/shared/renew-link';
import { toPayment } from '../loading/to-payment';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/gift';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const read = await readTracked(serverApi(context.api), token);
  const has_receipt_failed = new URL(request.url).searchParams.get('recu') === 'echec';
  const status = read.renewal_hint ? 410 : read.missing === 'failed' ? 503 : read.missing ? 404 : 200;
  return data({ read, has_receipt_failed }, { status });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const filled = await request.formData();
  if (isRenewal(filled)) {
    const renewed = await renewLink(api, trackingPath(token), filled);
    return data(renewed, { status: renewed.status });
  }
  const { donation } = await readTracked(api, token);
  if (!donation) throw data(null, { status: 404 });
  const answer = await changeGift(api, filled, { id: donation.id, token });
  const { started } = answer.done ?? {};
  if (started) throw toPayment(started, context.site);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = giftPageContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function GiftRoute({ actionData, loaderData, params: { token } }: Route.ComponentProps) {
  const { read, has_receipt_failed } = loaderData;
  const renewed = actionData && 'act' in actionData ? actionData : undefined;
  if (read.renewal_hint) return <OldLink hint={read.renewal_hint} posted={renewed} />;
  const posted = actionData && !('act' in actionData) ? actionData : undefined;
  return <GiftPage token={token} read={read} hasReceiptFailed={has_receipt_failed} posted={posted} />;
}
