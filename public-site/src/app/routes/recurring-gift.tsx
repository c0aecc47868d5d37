import type { RecurringGiftPage as Gift } from '@livres/api/contract';
import { data, redirect } from 'react-router';
import { actOnGift } from '../../recurring-gifts/act-on-gift';
import { recurringContent } from '../../recurring-gifts/recurring-gift.content';
import { RecurringGiftPage } from '../../recurring-gifts/RecurringGiftPage';
import { serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/recurring-gift';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const gift = await serverApi(context.api)
    .get<Gift>(`/donations/recurring/track/${encodeURIComponent(token)}/`)
    .catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw data(null, { status: 503 });
    });
  return data({ gift }, { status: gift ? 200 : 404 });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await actOnGift(serverApi(context.api), await request.formData(), token);
  return answer.url ? redirect(answer.url, 303) : data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { pageTitle: title, description } = recurringContent;
  return privateMeta(matches, { title, description, path: paths.give() });
}

export default function RecurringGiftRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <RecurringGiftPage token={token} gift={loaderData.gift} posted={actionData} />;
}
