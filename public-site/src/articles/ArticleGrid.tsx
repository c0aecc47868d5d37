import type { ArticleSummary } from '@livres/api/contract';
import { Card } from '../shared/ui/Card';
import { Skeleton } from '../shared/ui/Skeleton';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleGrid.module.css';
import { articlesContent } from './articles.content';

interface ArticleGridProps {
  articles: ArticleSummary[];
  heading?: 'h2' | 'h3';
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function ArticleGrid({ articles, heading = 'h3', isOlder = false }: ArticleGridProps) {
  return (
    <ul className={`${styles.grid} ${isOlder ? styles.older : ''}`} aria-busy={isOlder}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

export function ArticleGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status" aria-label={articlesContent.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} top={<Skeleton height="216px" />}>
          <Skeleton width="35%" />
          <Skeleton height="1.5em" />
          <Skeleton height="4.5em" />
          <Skeleton width="50%" />
        </Card>
      ))}
    </div>
  );
}
