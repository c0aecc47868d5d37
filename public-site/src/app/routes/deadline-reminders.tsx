import { data } from 'react-router';
import { reminderLinkContent } from '../../universities/favorites/favorites-page.content';
import { followReminderLink } from '../../universities/favorites/reminder-link';
import { ReminderLinkPage } from '../../universities/favorites/ReminderLinkPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { isNotFound } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import type { Route } from './+types/deadline-reminders';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const reminders = await serverApi(context.api)
    .post('/universities/scholarship-favorites/reminders/show/', { token })
    .catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw data(null, { status: 503 });
    });
  return data({ reminders }, { status: reminders ? 200 : 404 });
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const answer = await followReminderLink(serverApi(context.api), await request.formData(), token);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { token }, request }: Route.ClientActionArgs) {
  return followReminderLink(browserApi(), await request.formData(), token);
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = reminderLinkContent;
  return privateMeta(matches, { title, description, path: paths.favorites() });
}

export default function DeadlineRemindersRoute({ actionData, loaderData, params }: Route.ComponentProps) {
  return <ReminderLinkPage token={params.token} reminders={loaderData.reminders} posted={actionData} />;
}
