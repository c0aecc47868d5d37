import { data } from 'react-router';
import { accompanimentContent } from '../../universities/accompaniment/accompaniment.content';
import { sendRequest } from '../../universities/accompaniment/accompaniment-form';
import { AccompanimentPage } from '../../universities/accompaniment/AccompanimentPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { studentFormInBrowser, studentFormOnServer } from '../loading/student-form-loading';
import { unlessSent } from '../loading/unless-sent';
import type { Route } from './+types/accompaniment';
import { PROGRAMME_TRAIL } from '../../universities/shared/programme-trail';

export const loader = studentFormOnServer;
export const clientLoader = studentFormInBrowser;

export const shouldRevalidate = unlessSent;

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await sendRequest(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendRequest(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = accompanimentContent;
  return describedPage(matches, {
    title,
    description,
    path: paths.accompaniment(),
    trail: PROGRAMME_TRAIL,
  });
}

export default function AccompanimentRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, scholarship } = loaderData;
  return <AccompanimentPage formKey={form_key} scholarship={scholarship} posted={actionData} />;
}
