import type { PageBlock } from '@livres/api/contract';
import { BlockSection } from '../shared/page-blocks/BlockSection';
import { Container } from '../../shared/ui/Container';
import styles from './ActionOutcome.module.css';

/** What the action changes, what is done, and what comes next. */
export function ActionOutcome({ blocks }: { blocks: readonly PageBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.outcome}>
      <Container className={styles.parts}>
        {blocks.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
      </Container>
    </div>
  );
}
