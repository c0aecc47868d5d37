import type { ArticleSummary } from '@livres/api/contract';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/CardGrid';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ArticleCard } from './ArticleCard';
import { articlesContent } from './articles.content';

interface ArticleGridProps {
  articles: ArticleSummary[];
  heading?: 'h2' | 'h3';
  /** The page begins with them. */
  areFirst?: boolean;
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function ArticleGrid({
  articles,
  heading = 'h3',
  areFirst = false,
  isOlder = false,
}: ArticleGridProps) {
  return (
    <CardGrid isOlder={isOlder}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} isFirst={areFirst && index === 0} heading={heading} />
        </li>
      ))}
    </CardGrid>
  );
}

export function ArticleGridSkeleton({ count }: { count: number }) {
  return (
    <CardGridSkeleton count={count} label={articlesContent.loading}>
      <Skeleton width="35%" />
      <Skeleton height="1.5em" />
      <Skeleton height="4.5em" />
      <Skeleton width="50%" />
    </CardGridSkeleton>
  );
}
