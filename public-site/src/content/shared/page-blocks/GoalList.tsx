import type { PageItem } from '@livres/api/contract';
import styles from './GoalList.module.css';

/** What is aimed at, one sentence each. */
export function GoalList({ items }: { items: readonly PageItem[] }) {
  return (
    <ul className={styles.goals}>
      {items.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
