import { data, redirect } from 'react-router';
import { changeProfile } from '../../people/members/member-forms';
import { profileContent } from '../../people/members/members.content';
import { ProfilePage } from '../../people/members/ProfilePage';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { cookieHeaders, forMember } from '../member-page';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/profile';

export const headers = () => PRIVATE_HEADERS;

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const profile = await forMember(paths.profile(), () => api.get('/members/me/'));
  const space = await api.get('/member-space/').catch(() => null);
  return { profile, receiptsWaiting: space?.receipts_waiting ?? 0 };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { answer, cookies } = await changeProfile(serverApi(context.api), await request.formData());
  if (answer.done && answer.act === 'deletion')
    throw redirect(`${paths.signIn()}?parti=compte`, { headers: cookieHeaders(cookies) });
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = profileContent;
  return privateMeta(matches, { title, description, path: paths.profile() });
}

export default function ProfileRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} posted={actionData} />;
}
