import type { PageBlock } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { BlockSection } from './BlockSection';
import { BlockSummary, type SummaryLink } from './BlockSummary';
import styles from './TextPage.module.css';

interface TextPageProps {
  blocks: readonly PageBlock[];
  summary: string;
  children?: ReactNode;
}

/** A page to read from top to bottom, with its summary beside it where it is long enough to need one. */
export function TextPage({ blocks, summary, children }: TextPageProps) {
  return (
    <SummarizedPage links={blocks} summary={summary}>
      {blocks.map((block) => (
        <BlockSection key={block.anchor} block={block} />
      ))}
      {children}
    </SummarizedPage>
  );
}

interface SummarizedPageProps {
  links: readonly SummaryLink[];
  summary: string;
  children: ReactNode;
}

export function SummarizedPage({ links, summary, children }: SummarizedPageProps) {
  const hasSummary = links.length > 2;
  return (
    <div className={hasSummary ? styles.page : undefined}>
      {hasSummary && (
        <div className={styles.side}>
          <BlockSummary title={summary} links={links} />
        </div>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
