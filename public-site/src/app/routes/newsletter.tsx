import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { describedPage } from '../../shared/content/described-page';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { signUp } from '../../people/newsletter/newsletter-forms';
import { NewsletterPage } from '../../people/newsletter/NewsletterPage';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/newsletter';

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await signUp(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return signUp(browserApi(), await request.formData());
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newsletterContent.page;
  return describedPage(matches, { title, description, path: pathTo('/lettre') });
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <NewsletterPage posted={actionData} />;
}
