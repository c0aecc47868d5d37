import type { Article } from '@livres/api/contract';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { articleQueries } from '../../content/articles/article-queries';
import { loadInBrowser, refuseMissing } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import type { Route } from './+types/article';
import { feedTags } from '../../content/articles/article-feeds';
import { articleStructuredData } from '../../content/articles/article-structured-data';
import { ArticlePage } from '../../content/articles/ArticlePage';

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  const article = await client
    .fetchQuery({ ...articleQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  if (article.slug !== slug) throw redirect(ownAddress(article, request), 301);
  await client.prefetchQuery({ ...articleQueries.related(api, article), retry: false });
  return { article, preview, dehydrated: dehydrate(client) };
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const preview = previewToken(request);
  const article = await loadInBrowser(articleQueries.one(browserApi(), slug, preview)).catch(refuseMissing);
  if (article.slug !== slug) throw redirect(ownAddress(article, request));
  return { article, preview, dehydrated: null };
}

function ownAddress({ slug }: Article, request: Request): string {
  return paths.article(slug) + new URL(request.url).search;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { article, preview } = loaderData;
  const tags = pageMeta({
    site,
    title: article.title,
    description: article.seo_description || article.excerpt,
    path: paths.article(article.slug),
    type: 'article',
    isHidden: Boolean(preview),
  });
  const structured = preview ? [] : structuredTags(...articleStructuredData(article, site));
  return [...tags, ...feedTags(site), ...structured];
}

export default function ArticleRoute({ loaderData: { article, preview, dehydrated } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated} key={article.id}>
      <CurrentArticle loaded={article} preview={preview} />
    </LoadedQueries>
  );
}

function CurrentArticle({ loaded, preview }: { loaded: Article; preview: string | undefined }) {
  const { data: article = loaded } = useQuery(articleQueries.one(browserApi(), loaded.slug, preview));
  return <ArticlePage article={article} isPreview={Boolean(preview)} />;
}
