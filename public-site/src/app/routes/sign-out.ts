import { redirect } from 'react-router';
import { signOut } from '../../people/members/member-forms';
import { serverApi } from '../../shared/api/api-clients';
import { paths, pathTo } from '../../shared/paths';
import { cookieHeaders } from '../member-page';
import type { Route } from './+types/sign-out';

export function loader() {
  throw redirect(pathTo('/mon-compte'));
}

export async function action({ context }: Route.ActionArgs) {
  const { cookies } = await signOut(serverApi(context.api));
  throw redirect(`${paths.signIn()}?parti=1`, { headers: cookieHeaders(cookies) });
}
