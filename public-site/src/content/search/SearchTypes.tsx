import { SEARCH_TYPE_LABELS, SEARCH_TYPES, type SearchAnswer, type SearchType } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/format/numbers';
import { paths } from '../../shared/paths';
import { askedParams, type SearchAsked } from './search-asked';
import { searchContent } from './search.content';
import styles from './SearchTypes.module.css';

/** One link for each type that has something, with how much; each is a search of its own. */
export function SearchTypes({ asked, counts }: { asked: SearchAsked; counts: SearchAnswer['counts'] }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices: { type: SearchType | null; label: string; count: number }[] = [
    { type: null, label: searchContent.all, count: total },
    ...SEARCH_TYPES.filter((type) => counts[type] > 0 || type === asked.type).map((type) => ({
      type,
      label: SEARCH_TYPE_LABELS[type],
      count: counts[type],
    })),
  ];
  return (
    <nav aria-label={searchContent.types}>
      <ul className={styles.types}>
        {choices.map(({ type, label, count }) => (
          <li key={label}>
            <Link
              to={paths.search(askedParams({ q: asked.q, type, page: 1 }))}
              aria-current={type === asked.type ? 'page' : undefined}
              preventScrollReset
            >
              {label}
              <span className={styles.count}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
