import type { HttpClient } from '@livres/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { archiveContent as content } from '../../newsletters/archive/archive.content';
import { archivePaths } from '../../newsletters/archive/archive-paths';
import { archiveQueries } from '../../newsletters/archive/archive-queries';
import { ArchivedNewsletterView } from '../../newsletters/archive/ArchivedNewsletterView';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/archived-newsletter';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return load(createQueryClient(), serverApi(context.api), slug);
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  return load(queryClient(), browserApi(), slug);
}

async function load(client: QueryClient, api: HttpClient, slug: string) {
  const asked = client.fetchQuery({ ...archiveQueries.one(api, slug), retry: false });
  return { newsletter: await asked.catch(refuseMissing) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, subject, preheader } = loaderData.newsletter;
  return describedPage(matches, {
    title: subject,
    description: preheader || content.one,
    path: archivePaths.newsletter(slug),
    trail: [{ label: content.title, to: pathTo('/lettres') }],
  });
}

export default function ArchivedNewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <ArchivedNewsletterView newsletter={loaderData.newsletter} />;
}
