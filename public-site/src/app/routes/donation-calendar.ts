import { serverApi } from '../../shared/api/api-clients';
import { PRIVATE_HEADERS } from '../private-page';
import type { Route } from './+types/donation-calendar';

/** The pick-up as a calendar keeps it; 404 as long as there is none. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const path = `/physical-donations/tracking/${encodeURIComponent(token)}/calendar.ics` as const;
  const answer = await serverApi(context.api)
    .request('GET', path, { as: 'text', headers: { accept: 'text/calendar' } })
    .catch(() => null);
  if (!answer) return new Response(null, { status: 404, headers: PRIVATE_HEADERS });
  const headers = {
    ...PRIVATE_HEADERS,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="collecte.ics"',
  };
  return new Response(answer.body, { headers });
}
