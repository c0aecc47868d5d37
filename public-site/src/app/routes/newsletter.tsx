import { describedPage } from '../../shared/content/described-page';
import { newsletterContent } from '../../people/newsletter/newsletter.content';
import { signUp } from '../../people/newsletter/newsletter-forms';
import { NewsletterPage } from '../../people/newsletter/NewsletterPage';
import { pathTo } from '../../shared/paths';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/newsletter';

export const action = sentOnServer(signUp);
export const clientAction = sentInBrowser(signUp);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newsletterContent.page;
  return describedPage(matches, { title, description, path: pathTo('/lettre') });
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <NewsletterPage posted={actionData} />;
}
