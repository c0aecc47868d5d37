import type { HttpClient } from '@livres/api/client';
import { pagePath } from '@livres/api/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import type { LoadedPage } from '../loading/page-loading';
import { pageQueries } from '../../content/pages/page-queries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { FreePage } from '../../content/pages/FreePage';
import type { Route } from './+types/free-page';

export function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  return loadPage(createQueryClient(), serverApi(context.api), slug, request);
}

export function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  return loadPage(queryClient(), browserApi(), slug, request);
}

async function loadPage(
  client: QueryClient,
  api: HttpClient,
  slug: string,
  request: Request,
): Promise<LoadedPage> {
  const preview = previewToken(request);
  const page = await client
    .fetchQuery({ ...pageQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  const { pathname, search } = new URL(request.url);
  const path = pagePath(page.slug);
  if (path !== pathname.replace(/\.data$/, '')) throw redirect(path + search, 301);
  return { page, isPreview: preview !== undefined, isAsBuilt: false };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, title, description } = loaderData.page;
  return describedPage(matches, {
    title,
    description,
    path: pagePath(slug),
    isHidden: loaderData.isPreview,
  });
}

export default function FreePageRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <FreePage page={page} />
    </>
  );
}
