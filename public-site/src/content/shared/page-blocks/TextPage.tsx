import type { PageBlock } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { BlockSection } from './BlockSection';
import { BlockSummary } from './BlockSummary';
import styles from './TextPage.module.css';

interface TextPageProps {
  blocks: readonly PageBlock[];
  summary: string;
  children?: ReactNode;
}

/** A page to read from top to bottom, with its summary beside it where it is long enough to need one. */
export function TextPage({ blocks, summary, children }: TextPageProps) {
  const hasSummary = blocks.length > 2;
  return (
    <div className={hasSummary ? styles.page : undefined}>
      {hasSummary && (
        <div className={styles.side}>
          <BlockSummary title={summary} blocks={blocks} />
        </div>
      )}
      <div className={styles.text}>
        {blocks.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
        {children}
      </div>
    </div>
  );
}
