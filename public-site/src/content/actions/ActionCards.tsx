import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ACTION_ILLUSTRATIONS } from '../shared/action-illustrations';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/Card';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { actionCardContent, type ActionCardContent } from './action-cards.content';
import styles from './ActionCards.module.css';

interface ActionCardsProps {
  actions: readonly ActionCardContent[];
}

/** Actions in short, each leading to its page. */
export function ActionCards({ actions }: ActionCardsProps) {
  return (
    <ul className={styles.cards} data-count={actions.length}>
      {actions.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Card
            className={styles.card}
            top={
              <PictureWithFallback
                picture={null}
                illustration={ACTION_ILLUSTRATIONS[slug]}
                sizes="(max-width: 640px) 92vw, 380px"
              />
            }
          >
            <h3>
              <Link to={paths.action(slug)}>{title}</Link>
            </h3>
            <p>{summary}</p>
            <span className={styles.more} aria-hidden="true">
              {actionCardContent.discover}
              <ArrowRight size={18} />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
