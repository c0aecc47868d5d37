import { scholarshipCriteria, type ScholarshipFilters } from '@livres/api/contract';
import { newAlertContent as content } from './scholarship-alerts.content';
import styles from './ScholarshipAlerts.module.css';

/** What is searched for, one criterion after another. */
export function AlertCriteria({ filters }: { filters: ScholarshipFilters }) {
  const criteria = scholarshipCriteria(filters);
  if (criteria.length === 0) return <p>{content.everything}</p>;
  return (
    <ul className={styles.criteria} aria-label={content.criteria}>
      {criteria.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
