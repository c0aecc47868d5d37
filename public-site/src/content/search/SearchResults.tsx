import type { SearchResult } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatDay } from '../../shared/format/dates';
import { Badge } from '../../shared/ui/Badge';
import { MarkedText } from './MarkedText';
import { resultPath } from './result-path';
import { searchContent } from './search.content';
import styles from './SearchResults.module.css';

export function SearchResults({ results, isOlder }: { results: readonly SearchResult[]; isOlder: boolean }) {
  return (
    <ol className={styles.results} aria-busy={isOlder}>
      {results.map((result) => (
        <li key={`${result.type}-${result.id}`}>
          <article className={styles.result}>
            <p className={styles.facts}>
              <Badge tone="quiet">{searchContent.singular[result.type]}</Badge>
              {result.date && result.type !== 'pages' && (
                <time dateTime={result.date}>{formatDay(result.date)}</time>
              )}
            </p>
            <h2>
              <Link to={resultPath(result)}>
                <MarkedText pieces={result.title_parts} />
              </Link>
            </h2>
            <p className={styles.excerpt}>
              <MarkedText pieces={result.excerpt} />
            </p>
          </article>
        </li>
      ))}
    </ol>
  );
}

export function SearchResultsSkeleton() {
  return (
    <div className={styles.results} aria-hidden="true">
      {[0, 1, 2].map((one) => (
        <div key={one} className={styles.waiting} />
      ))}
    </div>
  );
}
