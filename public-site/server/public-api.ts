import type {
  Article,
  ArticleSummary,
  Campaign,
  Category,
  Page,
  PublicEvent,
  PublicSettings,
} from '@livres/api/contract';

const TIMEOUT_MS = 5_000;
/** Pages that need nothing else of the api do not wait longer for the name of the site. */
const SETTINGS_TIMEOUT_MS = 1_500;
const PAGE_SIZE = 100;

export class ApiUnavailable extends Error {
  readonly statusCode = 503;
}

/** One public campaign, or null where there is none. */
export async function readCampaign(apiInternalUrl: string, slug: string): Promise<Campaign | null> {
  const answer = await call(`${apiInternalUrl}/api/v1/campaigns/${encodeURIComponent(slug)}/`);
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null;
  return read<Campaign>(answer);
}

export function readAllCampaigns(apiInternalUrl: string): Promise<Campaign[]> {
  return readAll<Campaign>(apiInternalUrl, 'campaigns', 'order_by=created_at');
}

export function readAllEvents(apiInternalUrl: string): Promise<PublicEvent[]> {
  return readAll<PublicEvent>(apiInternalUrl, 'events', 'order_by=created_at');
}

export function readAllArticles(apiInternalUrl: string): Promise<ArticleSummary[]> {
  return readAll<ArticleSummary>(apiInternalUrl, 'articles', 'ordering=created_at&summary=true');
}

/** The newest articles with their texts: of all, or of a category. */
export async function readLatestArticles(
  apiInternalUrl: string,
  count: number,
  category?: string,
): Promise<Article[]> {
  const query = `page_size=${count}${category ? `&category=${encodeURIComponent(category)}` : ''}`;
  const { results } = await read<Page<Article>>(await call(`${apiInternalUrl}/api/v1/articles/?${query}`));
  return results;
}

/** The category at this address, or null where there is none. */
export async function readCategory(apiInternalUrl: string, slug: string): Promise<Category | null> {
  const categories = await readAll<Category>(apiInternalUrl, 'categories', '');
  return categories.find((category) => category.slug === slug) ?? null;
