import { data, redirect } from 'react-router';
import { changeRecurringGift, recurringTrackingPath } from '../../giving/recurring/change-recurring-gift';
import { recurringContent } from '../../giving/recurring/recurring-gift.content';
import { RecurringGiftPage } from '../../giving/recurring/RecurringGiftPage';
import { serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { OldLink } from '../../giving/shared/OldLink';
import { isRenewal, oldLinkHint, renewLink } from '../../giving/shared/renew-link';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/recurring-gift';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  let renewal_hint: string | null = null;
  const gift = await serverApi(context.api)
    .get(recurringTrackingPath(token))
    .catch((error: unknown) => {
      renewal_hint = oldLinkHint(error);
      if (isNotFound(error)) return null;
      throw data(null, { status: 503 });
    });
  return data({ gift, renewal_hint }, { status: gift ? 200 : renewal_hint ? 410 : 404 });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const filled = await request.formData();
  if (isRenewal(filled)) {
    const renewed = await renewLink(api, recurringTrackingPath(token), filled);
    return data(renewed, { status: renewed.status });
  }
  const answer = await changeRecurringGift(api, filled, token);
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
  const { gift, renewal_hint } = loaderData;
  if (renewal_hint)
    return <OldLink hint={renewal_hint} posted={actionData?.act === 'renew' ? actionData : undefined} />;
  const posted = actionData?.act === 'renew' ? undefined : actionData;
  return <RecurringGiftPage token={token} gift={gift} posted={posted} />;
}
