import { ambassadorsContent } from '../../universities/ambassadors/ambassadors.content';
import { AmbassadorsPage } from '../../universities/ambassadors/AmbassadorsPage';
import { sendApplication } from '../../universities/ambassadors/application-form';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { studentFormInBrowser, studentFormOnServer } from '../loading/student-form-loading';
import { unlessSent } from '../loading/unless-sent';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/ambassadors';
import { PROGRAMME_TRAIL } from '../../universities/shared/programme-trail';

export const loader = studentFormOnServer;
export const clientLoader = studentFormInBrowser;

export const shouldRevalidate = unlessSent;

export const action = sentOnServer(sendApplication);
export const clientAction = sentInBrowser(sendApplication);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = ambassadorsContent;
  return describedPage(matches, {
    title,
    description,
    path: paths.ambassadors(),
    trail: PROGRAMME_TRAIL,
  });
}

export default function AmbassadorsRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, scholarship } = loaderData;
  return <AmbassadorsPage formKey={form_key} scholarship={scholarship} posted={actionData} />;
}
