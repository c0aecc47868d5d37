import { scholarshipFiltersIn } from '@livres/api/contract';
import { createAlert } from '../../universities/alerts/alert-forms';
import { NewAlertPage } from '../../universities/alerts/NewAlertPage';
import { newAlertContent } from '../../universities/alerts/scholarship-alerts.content';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/new-scholarship-alert';

export function loader({ request }: Route.LoaderArgs) {
  return scholarshipFiltersIn(Object.fromEntries(new URL(request.url).searchParams));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return scholarshipFiltersIn(Object.fromEntries(new URL(request.url).searchParams));
}

export const action = sentOnServer(createAlert);
export const clientAction = sentInBrowser(createAlert);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newAlertContent;
  return describedPage(matches, { title, description, path: paths.scholarshipAlerts() });
}

export default function NewScholarshipAlertRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <NewAlertPage filters={loaderData} posted={actionData} />;
}
