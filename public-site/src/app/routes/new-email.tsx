import { data } from 'react-router';
import { confirmNewEmail } from '../../people/members/member-forms';
import { newEmailContent } from '../../people/members/members.content';
import { NewEmailPage } from '../../people/members/NewEmailPage';
import { serverApi } from '../../shared/api/api-clients';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/new-email';

export const headers = () => PRIVATE_HEADERS;

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await confirmNewEmail(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newEmailContent;
  return privateMeta(matches, { title, description, path: paths.profile() });
}

export default function NewEmailRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <NewEmailPage token={token} posted={actionData} />;
}
