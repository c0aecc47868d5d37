import type { HttpClient } from '@livres/api/client';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { accompanimentContent } from '../../universities/accompaniment/accompaniment.content';
import { sendRequest } from '../../universities/accompaniment/accompaniment-form';
import { AccompanimentPage } from '../../universities/accompaniment/AccompanimentPage';
import { askedScholarship } from '../../universities/shared/asked-scholarship';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { newFormKey } from '../../shared/api/form-key';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import type { Route } from './+types/accompaniment';

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
  const answer = await sendRequest(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendRequest(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { programme, title, description } = accompanimentContent;
  return describedPage(matches, {
    title,
    description,
    path: paths.accompaniment(),
    trail: [
      {
        label: programme,
        to: paths.universities(),
      },
    ],
  });
}

export default function AccompanimentRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, scholarship } = loaderData;
  return <AccompanimentPage formKey={form_key} scholarship={scholarship} posted={actionData} />;
}
