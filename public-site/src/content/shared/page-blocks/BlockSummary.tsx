import type { PageBlock } from '@livres/api/contract';
import styles from './BlockSummary.module.css';

export type SummaryLink = Pick<PageBlock, 'anchor' | 'heading'>;

/** What the page holds, for those who look for one thing. */
export function BlockSummary({ title, links }: { title: string; links: readonly SummaryLink[] }) {
  return (
    <nav className={styles.summary} aria-label={title}>
      <p>{title}</p>
      <ul>
        {links.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
