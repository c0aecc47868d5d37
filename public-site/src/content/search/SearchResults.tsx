import { type SearchResult, type MarkedText as Piece, pagePath, type SearchType } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatDay } from '../../shared/format/dates';
import { Badge } from '../../shared/ui/Badge';
import { searchContent } from './search.content';
import styles from './SearchResults.module.css';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';

const PATHS: Record<Exclude<SearchType, 'scholarships'>, (slug: string) => string> = {
  campaigns: paths.campaign,
  articles: paths.article,
  events: paths.event,
  projects: paths.project,
  pages: pagePath,
};

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

/** Plain text in which what was asked is marked. */
function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    const printed = withFrenchSpaces(text);
    return found ? <mark key={index}>{printed}</mark> : printed;
  });
}

/** Where a result leads. */
function resultPath({ type, slug, id }: Pick<SearchResult, 'type' | 'slug' | 'id'>): string {
  return type === 'scholarships' ? paths.scholarship(id) : PATHS[type](slug);
}
