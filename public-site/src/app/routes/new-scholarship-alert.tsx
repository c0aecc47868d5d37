import { scholarshipFiltersIn } from '@livres/api/contract';
import { data } from 'react-router';
import { createAlert } from '../../universities/alerts/alert-forms';
import { NewAlertPage } from '../../universities/alerts/NewAlertPage';
import { newAlertContent } from '../../universities/alerts/scholarship-alerts.content';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import type { Route } from './+types/new-scholarship-alert';

export function loader({ request }: Route.LoaderArgs) {
  return scholarshipFiltersIn(Object.fromEntries(new URL(request.url).searchParams));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return scholarshipFiltersIn(Object.fromEntries(new URL(request.url).searchParams));
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await createAlert(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return createAlert(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newAlertContent;
  return describedPage(matches, { title, description, path: paths.scholarshipAlerts() });
}

export default function NewScholarshipAlertRoute({ actionData, loaderData }: Route.ComponentProps) {
  return <NewAlertPage filters={loaderData} posted={actionData} />;
}
