import { describedPage } from '../../shared/content/described-page';
import { siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import { contactContent } from '../../people/contact/contact.content';
import { writeMessage } from '../../people/contact/contact-form';
import { ContactPage } from '../../people/contact/ContactPage';
import { newFormKey } from '../../shared/api/form-key';
import { unlessSent } from '../loading/unless-sent';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/contact';

const LONGEST_SUBJECT = 150;
const DEFAULT_ANSWER_DAYS = 3;

export function loader({ request }: Route.LoaderArgs) {
  return begun(request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return begun(request);
}

/** A form with its key, and with the subject that the address asks for. */
function begun(request: Request) {
  const subject = new URL(request.url).searchParams.get('sujet') ?? '';
  return { form_key: newFormKey(), subject: subject.slice(0, LONGEST_SUBJECT) };
}

export const shouldRevalidate = unlessSent;

export const action = sentOnServer(writeMessage);
export const clientAction = sentInBrowser(writeMessage);

export function meta({ matches }: Route.MetaArgs) {
  const days = siteOf(matches)?.settings.contact_answer_days ?? DEFAULT_ANSWER_DAYS;
  const { title, description } = contactContent;
  return describedPage(matches, { title, description: description(days), path: paths.contact() });
}

export default function ContactRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { form_key, subject } = loaderData;
  return <ContactPage formKey={form_key} subject={subject} posted={actionData} />;
}
