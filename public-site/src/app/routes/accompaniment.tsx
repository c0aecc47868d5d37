import { data, href } from 'react-router';
import { accompanimentContent } from '../../universities/accompaniment/accompaniment.content';
import { sendRequest } from '../../universities/accompaniment/accompaniment-form';
import { AccompanimentPage } from '../../universities/accompaniment/AccompanimentPage';
import { newStudentForm } from '../../universities/shared/student-form';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { unlessSent } from '../loading/unless-sent';
import type { Route } from './+types/accompaniment';

export function loader({ context, request }: Route.LoaderArgs) {
  return newStudentForm(serverApi(context.api), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return newStudentForm(browserApi(), request);
}

export const shouldRevalidate = unlessSent;

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
        to: href('/universites'),
      },
    ],
  });
}

export default function AccompanimentRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, scholarship } = loaderData;
  return <AccompanimentPage formKey={form_key} scholarship={scholarship} posted={actionData} />;
}
