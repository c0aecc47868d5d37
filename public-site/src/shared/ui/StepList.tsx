import type { PageItem } from '@livres/api/contract';
import styles from './StepList.module.css';

/** What happens, in order; a step without a text is its title alone. */
export function StepList({ items }: { items: readonly Pick<PageItem, 'title' | 'text'>[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
