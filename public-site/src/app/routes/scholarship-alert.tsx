import { data } from 'react-router';
import { changeAlert } from '../../universities/alerts/alert-forms';
import { AlertPage } from '../../universities/alerts/AlertPage';
import { alertContent } from '../../universities/alerts/scholarship-alerts.content';
import { serverApi } from '../../shared/api/api-clients';
import { noneIfMissing } from '../../shared/api/loading';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS, privateMeta } from '../private-page';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/scholarship-alert';

export const headers = () => PRIVATE_HEADERS;

// Read by the site's server only: the browser's own journal of calls, which people copy, never holds the token.
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const alert = await serverApi(context.api)
    .post('/universities/scholarship-alerts/show/', { token })
    .catch(noneIfMissing);
  return data({ alert }, { status: alert ? 200 : 404 });
}

export const action = sentOnServer(changeAlert);
export const clientAction = sentInBrowser(changeAlert);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = alertContent;
  return privateMeta(matches, { title, description, path: paths.scholarships() });
}

export default function ScholarshipAlertRoute({ actionData, loaderData, params }: Route.ComponentProps) {
  return <AlertPage token={params.token} alert={loaderData.alert} posted={actionData} />;
}
