import { NO_STORE, revalidatesUnlessSent } from '../loading/unkept-form';
import type { HttpClient } from '@livres/api/client';
import type { PublicEvent } from '@livres/api/contract';
import { data, redirect } from 'react-router';
import { eventQueries } from '../../events/events/event-queries';
import { registrationFormContent } from '../../events/registrations/registration-form.content';
import { RegistrationPage } from '../../events/registrations/RegistrationPage';
import { sendRegistration, sentRegistration } from '../../events/registrations/send-registration';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { newFormKey } from '../../shared/api/form-key';
import { loadInBrowser, refuseMissing } from '../../shared/api/loading';
import { createQueryClient } from '../../shared/api/query-client';
import { textsOf } from '../../shared/api/sent-form';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/event-registration';

// Each form shown has a key of its own: the page is made for each visit.
export const headers = () => NO_STORE;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const event = await readEvent(serverApi(context.api), slug);
  if (event.slug !== slug) throw redirect(paths.eventRegistration(event.slug), 301);
  return { event, form_key: newFormKey() };
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const event = await loadInBrowser(eventQueries.one(browserApi(), slug)).catch(refuseMissing);
  if (event.slug !== slug) throw redirect(paths.eventRegistration(event.slug));
  return { event, form_key: newFormKey() };
}

/** Sending reads nothing again: the form stays as it is. */
export const shouldRevalidate = revalidatesUnlessSent;

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const api = serverApi(context.api);
  const [filled, event] = await Promise.all([request.formData(), readEvent(api, slug)]);
  const answer = await sendRegistration(api, event, filled);
  const { email = '' } = textsOf(filled);
  if (answer.done) throw redirect(paths.emailSent(sentRegistration(event, email.trim(), new Date())), 303);
  return data(answer, { status: answer.status });
}

export async function clientAction({ params: { slug }, request }: Route.ClientActionArgs) {
  const api = browserApi();
  const event = await loadInBrowser(eventQueries.one(api, slug)).catch(refuseMissing);
  return sendRegistration(api, event, await request.formData());
}

function readEvent(api: HttpClient, slug: string): Promise<PublicEvent> {
  return createQueryClient()
    .fetchQuery({ ...eventQueries.one(api, slug), retry: false })
    .catch(refuseMissing);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { slug, title } = loaderData.event;
  return pageMeta({
    site,
    title: `${registrationFormContent.title}\u00a0: ${title}`,
    description: registrationFormContent.description(title),
    path: paths.event(slug),
    image: paths.eventPicture(slug),
    isHidden: true,
  });
}

export default function EventRegistrationRoute({ actionData, loaderData }: Route.ComponentProps) {
  const { event, form_key } = loaderData;
  return <RegistrationPage event={event} formKey={form_key} posted={actionData} />;
}
