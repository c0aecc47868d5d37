import { type AppLoadContext, data, redirect } from 'react-router';
import { pathOnThisSite } from '../../people/email-verification/return-path';
import { signIn } from '../../people/members/member-forms';
import { signInLinkContent } from '../../people/members/members.content';
import { SignInLinkPage } from '../../people/members/SignInLinkPage';
import { serverApi } from '../../shared/api/api-clients';
import { newVisitorId, visitorCookie } from '../../universities/shared/favorites/visitor-id';
import { paths, pathTo } from '../../shared/paths';
import { cookieHeaders } from '../member-page';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/sign-in-link';

export const headers = () => PRIVATE_HEADERS;

export async function loader({ context, request }: Route.LoaderArgs) {
  const me = await serverApi(context.api)
    .get('/members/me/')
    .catch(() => null);
  return { isSignedIn: me !== null, returnTo: returnTo(request) };
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const to = returnTo(request);
  const { answer, cookies } = await signIn(serverApi(context.api), await request.formData(), token);
  if (answer.done) throw redirect(to, { headers: cookieHeaders([...cookies, ...keepersCookie(context)]) });
  return data(answer, { status: answer.status });
}

/** By it a script knows that there may be favourites to ask for; those kept before are the member's from now on. */
function keepersCookie({ api, site }: AppLoadContext): string[] {
  return api.visitorId ? [] : [visitorCookie(newVisitorId(), site.url.startsWith('https:'))];
}

function returnTo(request: Request): string {
  return (
    pathOnThisSite(new URL(request.url).searchParams.get('retour') ?? undefined) ?? pathTo('/mon-compte')
  );
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = signInLinkContent;
  return privateMeta(matches, { title, description, path: paths.signIn() });
}

export default function SignInLinkRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <SignInLinkPage {...loaderData} posted={actionData} />;
}
