import { ApiError, type HttpClient } from '@livres/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { archiveContent as content } from '../../newsletters/archive/archive.content';
import { archivePaths } from '../../newsletters/archive/archive-paths';
import { archiveQueries } from '../../newsletters/archive/archive-queries';
import {
  ArchivedNewsletterView,
  WithdrawnNewsletter,
} from '../../newsletters/archive/ArchivedNewsletterView';
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
  const newsletter = await asked.catch(noneIfWithdrawn);
  return data({ newsletter }, { status: newsletter ? 200 : 410 });
}

function noneIfWithdrawn(error: unknown): null {
  return error instanceof ApiError && error.status === 410 ? null : refuseMissing(error);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.newsletter) return loaderData ? [{ title: content.withdrawn.title }] : [];
  const { slug, subject, preheader } = loaderData.newsletter;
  return describedPage(matches, {
    title: subject,
    description: preheader || content.one,
    path: archivePaths.newsletter(slug),
    trail: [{ label: content.title, to: pathTo('/lettres') }],
  });
}

export default function ArchivedNewsletterRoute({ loaderData: { newsletter } }: Route.ComponentProps) {
  return newsletter ? <ArchivedNewsletterView newsletter={newsletter} /> : <WithdrawnNewsletter />;
}
