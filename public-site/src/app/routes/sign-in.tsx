import { data, redirect } from 'react-router';
import { pathOnThisSite } from '../../people/email-verification/return-path';
import { askForLink } from '../../people/members/member-forms';
import { signInContent as content } from '../../people/members/members.content';
import { SignInPage } from '../../people/members/SignInPage';
import { serverApi } from '../../shared/api/api-clients';
import { paths, pathTo } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/sign-in';

export const headers = () => PRIVATE_HEADERS;

const NOTES: Record<string, string> = { '1': content.left, compte: content.deleted };

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const returnTo = pathOnThisSite(asked.get('retour') ?? undefined);
  const me = await serverApi(context.api)
    .get('/members/me/')
    .catch(() => null);
  if (me) throw redirect(returnTo ?? pathTo('/mon-compte'));
  return { returnTo, note: NOTES[asked.get('parti') ?? ''] ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const returnTo = pathOnThisSite(new URL(request.url).searchParams.get('retour') ?? undefined);
  const answer = await askForLink(serverApi(context.api), await request.formData(), returnTo);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = content;
  return privateMeta(matches, { title, description, path: paths.signIn() });
}

export default function SignInRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} posted={actionData} />;
}
