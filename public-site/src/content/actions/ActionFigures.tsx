import type { PageBlock } from '@livres/api/contract';
import { FigureList } from '../shared/page-blocks/FigureList';
import { Container } from '../../shared/ui/Container';
import { RichText } from '../../shared/ui/RichText';
import styles from './ActionPage.module.css';

export function ActionFigures({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map(({ anchor, heading, items, body }) => (
    <Container key={anchor}>
      <section id={anchor} aria-label={heading}>
        <FigureList items={items} />
        {body && (
          <div className={styles.note}>
            <RichText html={body} />
          </div>
        )}
      </section>
    </Container>
  ));
}
