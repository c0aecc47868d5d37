import { ApiError } from '@livres/api/client';
import { data } from 'react-router';
import { roundContent } from '../../goods/pickups/round.content';
import { answerStop } from '../../goods/pickups/round-forms';
import { RoundPage } from '../../goods/pickups/RoundPage';
import { serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { pathTo } from '../../shared/paths';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/shared-round';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const round = await serverApi(context.api)
    .get(`/pickup-rounds/shared/${encodeURIComponent(token)}`)
    .catch(whyNone);
  return data({ round }, { status: STATUS[round === 'unknown' || round === 'expired' ? round : 'open'] });
}

const STATUS = { open: 200, unknown: 404, expired: 410 };

function whyNone(error: unknown): 'unknown' | 'expired' {
  if (error instanceof ApiError && error.status === 410) return 'expired';
  if (isNotFound(error)) return 'unknown';
  throw data(null, { status: 503 });
}

export const action = sentOnServer(answerStop);
export const clientAction = sentInBrowser(answerStop);

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { ...roundContent.meta, path: pathTo('/') });
}

export default function SharedRoundRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  return <RoundPage token={token} round={loaderData.round} posted={actionData} />;
}
