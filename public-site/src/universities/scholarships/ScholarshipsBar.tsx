import { DAY_MS, SCHOLARSHIP_LIMITS, type ScholarshipFacets } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/format/numbers';
import {
  changedAddress,
  defaultOrdering,
  orderingOf,
  type ScholarshipListFilters,
} from './scholarship-filters';
import { orderingLabels, scholarshipsContent as content, type ShownOrdering } from './scholarships.content';
import styles from './ScholarshipsBar.module.css';

interface BarProps {
  filters: ScholarshipListFilters;
  facets: ScholarshipFacets | undefined;
  /** Of Paris. */
  today: string;
}

/** What most people look for, one tap each; a second tap takes it back. */
export function QuickFilters({ filters, facets, today }: BarProps) {
  const masters = facets && (facets.level.find(({ value }) => value === 'master')?.count ?? 0);
  const quick = [
    { name: 'is_featured', value: 'true', label: content.featured, count: facets?.featured },
    { name: 'level', value: 'master', label: content.master, count: masters },
    { name: 'deadline_to', value: daysAfter(today), label: content.soon, count: facets?.upcoming },
  ] as const;
  return (
    <ul className={styles.quick} aria-label={content.quick}>
      {quick.map(({ name, value, label, count }) => {
        const isOn = filters[name] === value;
        return (
          <li key={name}>
            <Link
              to={changedAddress(filters, { [name]: isOn ? undefined : value })}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <span>{formatNumber(count)}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The orders of the list; how well words are met is one only where there are words. */
export function Orders({ filters }: Pick<BarProps, 'filters'>) {
  const current = orderingOf(filters);
  const usual = defaultOrdering(filters.search);
  const offered = (Object.keys(orderingLabels) as ShownOrdering[]).filter(
    (name) => name !== 'relevance' || filters.search,
  );
  return (
    <nav className={styles.orders} aria-label={content.order}>
      <span aria-hidden="true">{content.order}</span>
      <ul>
        {offered.map((name) => (
          <li key={name}>
            <Link
              to={changedAddress(filters, { ordering: name === usual ? undefined : name })}
              preventScrollReset
              aria-current={name === current ? 'true' : undefined}
            >
              {orderingLabels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last day that is near, by the calendar. */
function daysAfter(today: string): string {
  const last = Date.parse(`${today}T00:00:00Z`) + SCHOLARSHIP_LIMITS.upcoming_days * DAY_MS;
  return new Date(last).toISOString().slice(0, 10);
}
