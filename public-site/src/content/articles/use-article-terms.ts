import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shared/api/api-clients';
import { articleQueries } from './article-queries';
import type { ArticleTerms } from './article-filters';

/** The categories and tags to choose from; none where they cannot be read, as the news serve without them. */
export function useArticleTerms(): ArticleTerms {
  const { data: categories = [] } = useQuery(articleQueries.categories(browserApi()));
  const { data: tags = [] } = useQuery(articleQueries.tags(browserApi()));
  return { categories, tags };
}
