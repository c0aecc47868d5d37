import { data } from 'react-router';
import { guestTicketContent } from '../../events/registrations/guest-ticket.content';
import { GuestTicketPage } from '../../events/registrations/GuestTicketPage';
import { opensDoor, readGuestTicket } from '../../events/registrations/read-guest-ticket';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { KEPT_OFFLINE, privateHeaders, privateMeta } from '../private-page';
import type { Route } from './+types/guest-ticket';

export const headers = privateHeaders;

// Read by the site's server only, as the page of a registration is.
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const read = await readGuestTicket(serverApi(context.api), code);
  if (read.ticket) return data(read, opensDoor(read.ticket) ? { headers: KEPT_OFFLINE } : undefined);
  return data(read, { status: read.isMissing ? 404 : 503 });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = guestTicketContent;
  return privateMeta(matches, { title, description, path: paths.events() });
}

export default function GuestTicketRoute({ loaderData, params: { code } }: Route.ComponentProps) {
  return <GuestTicketPage code={code} read={loaderData} />;
}
