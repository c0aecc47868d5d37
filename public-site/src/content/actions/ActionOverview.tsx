import type { PageBlock } from '@livres/api/contract';
import { ACTION_ILLUSTRATIONS } from '../shared/action-illustrations';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { RichText } from '../../shared/ui/RichText';
import type { ActionCardContent } from './action-cards.content';
import { actionsContent as content } from './actions.content';
import styles from './ActionsPage.module.css';

interface ActionOverviewProps {
  card: ActionCardContent;
  /** What staff wrote of it; the card's own words where they removed it. */
  block: PageBlock | undefined;
  isFirst: boolean;
}

export function ActionOverview({ card, block, isFirst }: ActionOverviewProps) {
  const { slug, title, summary } = card;
  return (
    <article id={slug} className={styles.action} aria-labelledby={`${slug}-titre`}>
      <div className={styles.picture}>
        <PictureWithFallback
          picture={null}
          illustration={ACTION_ILLUSTRATIONS[slug]}
          sizes="(max-width: 900px) 92vw, 560px"
          eager={isFirst}
        />
      </div>
      <div className={styles.text}>
        <h2 id={`${slug}-titre`}>{block?.heading ?? title}</h2>
        {block ? block.body && <RichText html={block.body} /> : <p>{summary}</p>}
        {block && block.items.length > 0 && (
          <ol className={styles.steps}>
            {block.items.map((step) => (
              <li key={step.title}>{step.title}</li>
            ))}
          </ol>
        )}
        <div className={styles.links}>
          <LinkButton to={paths.action(slug)} aria-describedby={`${slug}-titre`}>
            {content.read}
          </LinkButton>
          <LinkButton look="quiet" to={paths.pillar(slug)} aria-describedby={`${slug}-titre`}>
            {content.readShort}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
