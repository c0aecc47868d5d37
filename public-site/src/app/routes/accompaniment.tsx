import { accompanimentContent } from '../../universities/accompaniment/accompaniment.content';
import { sendRequest } from '../../universities/accompaniment/accompaniment-form';
import { AccompanimentPage } from '../../universities/accompaniment/AccompanimentPage';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { studentFormInBrowser, studentFormOnServer } from '../loading/student-form-loading';
import { unlessSent } from '../loading/unless-sent';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/accompaniment';
import { PROGRAMME_TRAIL } from '../../universities/shared/programme-trail';

export const loader = studentFormOnServer;
export const clientLoader = studentFormInBrowser;

export const shouldRevalidate = unlessSent;

export const action = sentOnServer(sendRequest);
export const clientAction = sentInBrowser(sendRequest);

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
