import { Link } from 'react-router';
import {
  changedAddress,
  defaultOrdering,
  orderingOf,
  type ScholarshipListFilters,
} from './scholarship-filters';
import { orderingLabels, scholarshipsContent as content, type ShownOrdering } from './scholarships.content';
import styles from './Orders.module.css';

/** The orders of the list; how well words are met is one only where there are words. */
export function Orders({ filters }: { filters: ScholarshipListFilters }) {
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
