import type { PageBlock } from '@livres/api/contract';
import styles from './BlockSummary.module.css';

/** What the page holds, for those who look for one thing. */
export function BlockSummary({ title, blocks }: { title: string; blocks: readonly PageBlock[] }) {
  return (
    <nav className={styles.summary} aria-label={title}>
      <p>{title}</p>
      <ul>
        {blocks.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
