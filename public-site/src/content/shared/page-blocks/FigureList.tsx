import type { PageItem } from '@livres/api/contract';
import styles from './FigureList.module.css';

/** Figures with what they count. */
export function FigureList({ items }: { items: readonly PageItem[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ title, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{title}</dd>
        </div>
      ))}
    </dl>
  );
}
