import { dehydrate } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { articleQueries } from '../../content/articles/article-queries';
import { loadInBrowser, sentenceOf, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/articles';
import { feedTags } from '../../content/articles/article-feeds';
import {
  askedArticles,
  readArticleFilters,
  type ArticleFilters,
} from '../../content/articles/article-filters';
import { articlesContent } from '../../content/articles/articles.content';
import { ArticlesPage } from '../../content/articles/ArticlesPage';

interface ArticlesData extends Loaded {
  filters: ArticleFilters;
  /** The category of the address, where it is one. */
  category: { slug: string; name: string } | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readArticleFilters(new URL(request.url).searchParams);
  const api = serverApi(context.api);
  const client = createQueryClient();
  const [failure] = await Promise.all([
    client
      .fetchQuery({ ...articleQueries.list(api, askedArticles(filters)), retry: false })
      .then(() => null, sentenceOf),
    client.prefetchQuery({ ...articleQueries.categories(api), retry: false }),
    client.prefetchQuery({ ...articleQueries.tags(api), retry: false }),
  ]);
  const categories = client.getQueryData(articleQueries.categories(api).queryKey) ?? [];
  const category = categories.find(({ slug }) => slug === filters.category) ?? null;
  return data<ArticlesData>(
    { dehydrated: dehydrate(client), failure, filters, category },
    { status: failure ? 503 : 200 },
  );
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ArticlesData> {
  const filters = readArticleFilters(new URL(request.url).searchParams);
  const api = browserApi();
  // The page itself shows what happens when these fail.
  const [, categories] = await Promise.all([
    loadInBrowser(articleQueries.list(api, askedArticles(filters))).catch(() => null),
    loadInBrowser(articleQueries.categories(api)).catch(() => []),
    loadInBrowser(articleQueries.tags(api)).catch(() => []),
  ]);
  const category = categories.find(({ slug }) => slug === filters.category) ?? null;
  return { dehydrated: null, failure: null, filters, category };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { category, filters } = loaderData ?? {};
  const page = filters?.page;
  const title = category ? `${articlesContent.title}\u00a0: ${category.name}` : articlesContent.title;
  const asked = { ...(category && { category: category.slug }), ...(page && { page }) };
  const tags = pageMeta({
    site,
    title: page ? `${title}, page ${page}` : title,
    description: articlesContent.description,
    path: paths.articles(asked),
  });
  return site ? [...tags, ...feedTags(site), ...(category ? feedTags(site, category) : [])] : tags;
}

export default function ArticlesRoute({
  loaderData: { dehydrated, failure, filters },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <ArticlesPage filters={filters} failure={failure} />
    </LoadedQueries>
  );
}
