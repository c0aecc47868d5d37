import { data } from 'react-router';
import { reminderLinkContent } from '../../universities/favorites/favorites-page.content';
import { followReminderLink } from '../../universities/favorites/reminder-link';
import { ReminderLinkPage } from '../../universities/favorites/ReminderLinkPage';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/deadline-reminders';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const reminders = await serverApi(context.api)
    .post('/universities/scholarship-favorites/reminders/show/', { token })
    .catch(noneIfMissing);
  return data({ reminders }, { status: reminders ? 200 : 404 });
}

export const action = sentOnServer(followReminderLink);
export const clientAction = sentInBrowser(followReminderLink);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = reminderLinkContent;
  return privateMeta(matches, { title, description, path: paths.favorites() });
}

export default function DeadlineRemindersRoute({ actionData, loaderData, params }: Route.ComponentProps) {
  return <ReminderLinkPage token={params.token} reminders={loaderData.reminders} posted={actionData} />;
}
