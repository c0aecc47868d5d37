import { data, redirect } from 'react-router';
import { changeRegistration } from '../../events/registrations/change-registration';
import { cookiesOfPayer, cookiesOfUnfinished } from '../../events/registrations/own-page-cookie';
import { ownRegistrationContent } from '../../events/registrations/own-registration.content';
import { OwnRegistrationPage } from '../../events/registrations/OwnRegistrationPage';
import type { ChooseMethod } from '../../events/registrations/PayForm';
import { opensDoor, readRegistration } from '../../events/registrations/read-registration';
import { TransferPart } from '../../giving/donations/TransferPart';
import { MethodChoice } from '../../giving/shared/MethodChoice';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { useKeptAnew } from '../offline/use-kept-anew';
import { KEPT_OFFLINE, privateHeaders, privateMeta } from '../private-page';
import type { Route } from './+types/registration';

export const headers = privateHeaders;

const STATUS = { link_old: 410, not_found: 404, failed: 503 };

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const read = await readRegistration(serverApi(context.api), token);
  const { registration, tickets, missing } = read;
  if (missing) return data(read, { status: STATUS[missing] });
  if (registration?.status === 'pending_payment')
    return data(read, { headers: settingCookies(cookiesOfUnfinished(token, isSecure(context))) });
  if (!registration || !opensDoor(registration)) return data(read);
  // Tickets that could not be read are no reason for a device to forget those that it keeps.
  if (!tickets) return data(read, { status: STATUS.failed });
  return data(read, tickets.tickets.length > 0 ? { headers: KEPT_OFFLINE } : undefined);
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await changeRegistration(serverApi(context.api), await request.formData(), token);
  const next = answer.done?.next;
  if (next?.kind === 'redirect') {
    const headers = settingCookies(cookiesOfPayer(token, isSecure(context)));
    throw redirect(next.url, { status: 303, headers });
  }
  return data(answer, { status: answer.status });
}

const isSecure = ({ site }: Route.LoaderArgs['context']) => site.url.startsWith('https:');
const settingCookies = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = ownRegistrationContent;
  return privateMeta(matches, { title, description, path: paths.events() });
}

const chooseMethod: ChooseMethod = (choice) => <MethodChoice {...choice} />;

export default function RegistrationRoute({
  actionData,
  loaderData,
  params: { token },
}: Route.ComponentProps) {
  useKeptAnew(loaderData);
  const payment = loaderData.registration?.payment;
  return (
    <OwnRegistrationPage
      token={token}
      read={loaderData}
      posted={actionData}
      transfer={payment?.kind === 'transfer' && <TransferPart transfer={payment.transfer} />}
      chooseMethod={chooseMethod}
    />
  );
}
