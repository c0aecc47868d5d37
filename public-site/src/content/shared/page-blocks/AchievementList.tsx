import type { PageItem } from '@livres/api/contract';
import styles from './AchievementList.module.css';

/** What is done: a figure, what it counts, and a word about it. */
export function AchievementList({ items }: { items: readonly PageItem[] }) {
  return (
    <ul className={styles.achievements}>
      {items.map(({ title, text, detail }) => (
        <li key={title}>
          <b>{detail}</b>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
