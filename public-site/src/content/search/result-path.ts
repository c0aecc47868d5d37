import { pagePath, type SearchResult, type SearchType } from '@livres/api/contract';
import { paths } from '../../shared/paths';

const PATHS: Record<Exclude<SearchType, 'scholarships'>, (slug: string) => string> = {
  campaigns: paths.campaign,
  articles: paths.article,
  events: paths.event,
  projects: paths.project,
  pages: pagePath,
};

/** Where a result leads. */
export function resultPath({ type, slug, id }: Pick<SearchResult, 'type' | 'slug' | 'id'>): string {
  return type === 'scholarships' ? paths.scholarship(id) : PATHS[type](slug);
}
