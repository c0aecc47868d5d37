import { pagePath, type SearchResult, type SearchType } from '@livres/api/contract';
import { paths } from '../shared/paths';

const PATHS: Record<SearchType, (slug: string) => string> = {
  campaigns: paths.campaign,
  articles: paths.article,
  events: paths.event,
  projects: paths.project,
  pages: pagePath,
};

/** Where a result leads. */
export function resultPath({ type, slug }: Pick<SearchResult, 'type' | 'slug'>): string {
  return PATHS[type](slug);
}
