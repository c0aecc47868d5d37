import type { PageItem } from '@livres/api/contract';
import styles from './NoteList.module.css';

/** Short titled notes side by side. */
export function NoteList({ items }: { items: readonly PageItem[] }) {
  return (
    <ul className={styles.notes}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
