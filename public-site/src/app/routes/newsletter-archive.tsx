import type { HttpClient } from '@livres/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { archiveContent as content } from '../../newsletters/archive/archive.content';
import { archiveFeedTag } from '../../newsletters/archive/archive-feeds';
import { archiveQueries } from '../../newsletters/archive/archive-queries';
import { ArchivePage } from '../../newsletters/archive/ArchivePage';
import { askPreferenceLink } from '../../people/newsletter/newsletter-forms';
import { PreferenceLinkForm } from '../../people/newsletter/PreferenceLinkForm';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';
import { siteOf } from '../../shared/content/page-meta';
import { pathTo } from '../../shared/paths';
import { sentInBrowser, sentOnServer } from '../loading/form-actions';
import type { Route } from './+types/newsletter-archive';

export function loader({ context, request }: Route.LoaderArgs) {
  return load(createQueryClient(), serverApi(context.api), request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(queryClient(), browserApi(), request);
}

async function load(client: QueryClient, api: HttpClient, request: Request) {
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  return { page, newsletters: await client.fetchQuery({ ...archiveQueries.list(api, page), retry: false }) };
}

export const action = sentOnServer(askPreferenceLink);
export const clientAction = sentInBrowser(askPreferenceLink);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = content;
  const site = siteOf(matches);
  return [
    ...describedPage(matches, { title, description, path: pathTo('/lettres') }),
    ...(site ? [archiveFeedTag(site)] : []),
  ];
}

export default function NewsletterArchiveRoute({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <ArchivePage {...loaderData}>
      <PreferenceLinkForm posted={actionData} />
    </ArchivePage>
  );
}
