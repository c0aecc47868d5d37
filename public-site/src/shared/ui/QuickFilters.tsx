import { Link } from 'react-router';
import { criteriaContent } from '../content/criteria.content';
import { formatNumber } from '../format/numbers';
import styles from './QuickFilters.module.css';

export interface QuickFilter {
  label: string;
  isOn: boolean;
  /** The list with it; without it where it is on. */
  to: string;
  /** How many it would leave. */
  count?: number | undefined;
}

/** What most people look for, one tap each; a second tap takes it back. Links, which need no script. */
export function QuickFilters({ quick }: { quick: readonly QuickFilter[] }) {
  if (quick.length === 0) return null;
  return (
    <ul className={styles.quick} aria-label={criteriaContent.quick}>
      {quick.map(({ label, isOn, to, count }) => (
        <li key={label}>
          <Link to={to} preventScrollReset aria-current={isOn ? 'true' : undefined}>
            {label}
            {count !== undefined && <span>{formatNumber(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
