import type { HttpClient } from '@livres/api/client';
import { donationButtons, type Article } from '@livres/api/contract';
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
import { campaignIn } from '../../content/articles/article-parts';
import type { CampaignOfArticle } from '../../content/articles/CallToGive';
import { campaignOfAddress } from '../loading/campaign-of-address';
import { ArticlePage } from '../../content/articles/ArticlePage';

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  const article = await client
    .fetchQuery({ ...articleQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  if (article.slug !== slug) throw redirect(ownAddress(article, request), 301);
  const [campaign] = await Promise.all([
    campaignOf(article, api),
    client.prefetchQuery({ ...articleQueries.related(api, article), retry: false }),
  ]);
  return { article, campaign, preview, dehydrated: dehydrate(client) };
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const preview = previewToken(request);
  const article = await loadInBrowser(articleQueries.one(browserApi(), slug, preview)).catch(refuseMissing);
  if (article.slug !== slug) throw redirect(ownAddress(article, request));
  const campaign = await campaignOf(article, browserApi());
  return { article, campaign, preview, dehydrated: null };
}

/** The campaign that the text leads to, where one may give money to it now. */
async function campaignOf({ content }: Article, api: HttpClient): Promise<CampaignOfArticle | null> {
  const campaign = await campaignOfAddress(api, campaignIn(content));
  if (!campaign || !donationButtons(campaign, new Date()).includes('money')) return null;
  const { slug, title } = campaign;
  return { slug, title };
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

export default function ArticleRoute({
  loaderData: { article, campaign, preview, dehydrated },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated} key={article.id}>
      <CurrentArticle loaded={article} campaign={campaign} preview={preview} />
    </LoadedQueries>
  );
}

interface CurrentArticleProps {
  loaded: Article;
  campaign: CampaignOfArticle | null;
  preview: string | undefined;
}

function CurrentArticle({ loaded, campaign, preview }: CurrentArticleProps) {
  const { data: article = loaded } = useQuery(articleQueries.one(browserApi(), loaded.slug, preview));
  return <ArticlePage article={article} campaign={campaign} isPreview={Boolean(preview)} />;
}
