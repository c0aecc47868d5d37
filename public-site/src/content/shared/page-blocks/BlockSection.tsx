import type { PageBlock } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { RichText } from '../../../shared/ui/RichText';
import { BlockEntries } from './BlockEntries';
import styles from './BlockSection.module.css';

interface BlockSectionProps {
  block: PageBlock;
  /** Where the heading stands: over the text, or beside it where there is room. */
  heading?: 'above' | 'beside';
  children?: ReactNode;
}

/** A part of a page, under its heading and its anchor. */
export function BlockSection({ block, heading = 'above', children }: BlockSectionProps) {
  const title = `${block.anchor}-titre`;
  return (
    <section id={block.anchor} className={styles[heading]} aria-labelledby={title}>
      <h2 id={title}>{block.heading}</h2>
      <div className={styles.body}>
        {block.body && <RichText html={block.body} />}
        <BlockEntries block={block} />
        {children}
      </div>
    </section>
  );
}
