import type { HttpClient } from '@livres/api/client';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ambassadorsContent } from '../../universities/ambassadors/ambassadors.content';
import { AmbassadorsPage } from '../../universities/ambassadors/AmbassadorsPage';
import { sendApplication } from '../../universities/ambassadors/application-form';
import { askedScholarship } from '../../universities/shared/asked-scholarship';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { newFormKey } from '../../shared/api/form-key';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import type { Route } from './+types/ambassadors';

export function loader({ context, request }: Route.LoaderArgs) {
  return begun(serverApi(context.api), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return begun(browserApi(), request);
}

/** A form with its key, and the scholarship that the address names. */
async function begun(api: HttpClient, request: Request) {
  return { form_key: newFormKey(), scholarship: await askedScholarship(api, request.url) };
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined;
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await sendApplication(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendApplication(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { programme, title, description } = ambassadorsContent;
  return describedPage(matches, {
    title,
    description,
    path: paths.ambassadors(),
    trail: [
      {
        label: programme,
        to: paths.universities(),
      },
    ],
  });
}

export default function AmbassadorsRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, scholarship } = loaderData;
  return <AmbassadorsPage formKey={form_key} scholarship={scholarship} posted={actionData} />;
}
