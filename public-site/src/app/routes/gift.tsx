import { data, redirect } from 'react-router';
import { changeGift } from '../../gifts/change-gift';
import { GiftPage } from '../../gifts/GiftPage';
import { giftPageContent } from '../../gifts/gifts.content';
import { readTracked } from '../../gifts/read-gift';
import { serverApi } from '../../shared/api/api-clients';
import { wayOn } from '../../shared/giving/way-on';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/gift';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const read = await readTracked(serverApi(context.api), token);
  const has_receipt_failed = new URL(request.url).searchParams.get('recu') === 'echec';
  const status = read.missing === 'failed' ? 503 : read.missing ? 404 : 200;
  return data({ read, has_receipt_failed }, { status });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const { donation } = await readTracked(api, token);
  if (!donation) throw data(null, { status: 404 });
  const answer = await changeGift(api, await request.formData(), { id: donation.id, proof: { token } });
  const { started } = answer.done ?? {};
  if (started) throw redirect(wayOn(started), 303);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = giftPageContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function GiftRoute({ actionData, loaderData, params: { token } }: Route.ComponentProps) {
  const { read, has_receipt_failed } = loaderData;
  return <GiftPage token={token} read={read} hasReceiptFailed={has_receipt_failed} posted={actionData} />;
}
