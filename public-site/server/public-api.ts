import type {
  ArchivedNewsletterSummary,
  Article,
  ArticleSummary,
  Campaign,
  Category,
  ContentPageSummary,
  Page,
  Project,
  PublicEvent,
  PublicSettings,
  ScholarshipSummary,
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

/** Those that one may apply for. */
export function readOpenScholarships(apiInternalUrl: string): Promise<ScholarshipSummary[]> {
  return readAll<ScholarshipSummary>(apiInternalUrl, 'universities/scholarships', 'ordering=created_at');
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

/** The newest newsletters that anyone may read. */
export async function readLatestNewsletters(
  apiInternalUrl: string,
  count: number,
): Promise<ArchivedNewsletterSummary[]> {
  const answer = await call(`${apiInternalUrl}/api/v1/newsletter-archive/?page_size=${count}`);
  return (await read<Page<ArchivedNewsletterSummary>>(answer)).results;
}

/** The category at this address, or null where there is none. */
export async function readCategory(apiInternalUrl: string, slug: string): Promise<Category | null> {
  const categories = await readAll<Category>(apiInternalUrl, 'categories', '');
  return categories.find((category) => category.slug === slug) ?? null;
}

/** The calendar that one subscribes to, as a file (RFC 5545). */
export async function readEventCalendar(apiInternalUrl: string): Promise<string> {
  const answer = await call(`${apiInternalUrl}/api/v1/events/calendar.ics`);
  if (!answer.ok) throw new ApiUnavailable(`the api answered ${answer.status}`);
  return answer.text();
}

/** What every page says of the association. */
export async function readPublicSettings(apiInternalUrl: string): Promise<PublicSettings> {
  return read<PublicSettings>(await call(`${apiInternalUrl}/api/v1/settings/public/`, SETTINGS_TIMEOUT_MS));
}

async function call(address: string, timeoutMs = TIMEOUT_MS): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    throw new ApiUnavailable('the api did not answer', { cause });
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new ApiUnavailable(`the api answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** Every record of a public list, page by page. */
export function readAllProjects(apiInternalUrl: string): Promise<Project[]> {
  return readAll<Project>(apiInternalUrl, 'projects', 'ordering=order');
}

/** Those that staff made; the others have their place in the sitemap. */
export function readAllNewsletters(apiInternalUrl: string): Promise<ArchivedNewsletterSummary[]> {
  return readAll<ArchivedNewsletterSummary>(apiInternalUrl, 'newsletter-archive', '');
}

export function readFreePages(apiInternalUrl: string): Promise<ContentPageSummary[]> {
  return readAll<ContentPageSummary>(apiInternalUrl, 'pages', 'kind=free');
}

async function readAll<T>(apiInternalUrl: string, resource: string, query: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const address = `${apiInternalUrl}/api/v1/${resource}/?page=${page}&page_size=${PAGE_SIZE}&${query}`;
    const list = await read<Page<T>>(await call(address));
    all.push(...list.results);
    if (!list.next || list.results.length === 0) return all;
  }
}
