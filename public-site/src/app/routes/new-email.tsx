import { confirmNewEmail } from '../../people/members/member-forms';
import { newEmailContent } from '../../people/members/members.content';
import { NewEmailPage } from '../../people/members/NewEmailPage';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/new-email';

export const headers = () => PRIVATE_HEADERS;

export const action = sentOnServer(confirmNewEmail);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newEmailContent;
  return privateMeta(matches, { title, description, path: paths.profile() });
}

export default function NewEmailRoute({ actionData, params: { token } }: Route.ComponentProps) {
  return <NewEmailPage token={token} posted={actionData} />;
}
