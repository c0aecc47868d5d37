import { Link } from 'react-router';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  linkTo: (page: number) => string;
}

export function Pagination({ label, page, pageCount, linkTo }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={linkTo(page - 1)} rel="prev">
              Précédente
            </Link>
          </li>
        )}
        {shownPages(page, pageCount).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={linkTo(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={linkTo(page + 1)} rel="next">
              Suivante
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last and the neighbours of this page; null where some are left out. */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const kept = [...new Set(near)].toSorted((a, b) => a - b);
  return kept.flatMap((one, index) => (index > 0 && one - kept[index - 1]! > 1 ? [null, one] : [one]));
}
