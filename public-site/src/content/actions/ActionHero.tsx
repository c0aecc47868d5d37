import type { ContentPage } from '@livres/api/contract';
import { ACTION_ILLUSTRATIONS } from '../shared/action-illustrations';
import type { Crumb } from '../../shared/ui/Breadcrumb';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { LinkButton } from '../../shared/ui/Button';
import { ClothBand } from '../../shared/ui/ClothBand';
import { Container } from '../../shared/ui/Container';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { paths, pathTo } from '../../shared/paths';
import type { ActionSlug } from './action-cards.content';
import { ActionIcon } from './ActionIcon';
import styles from './ActionHero.module.css';
import { actionContent, actionsContent } from './actions.content';

interface ActionHeroProps {
  slug: ActionSlug;
  page: Pick<ContentPage, 'title' | 'lead'>;
  /** The other reading of the same action. */
  other: Crumb;
}

export function ActionHero({ slug, page: { title, lead }, other }: ActionHeroProps) {
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.grid}>
          <div className={styles.trail}>
            <Breadcrumb
              trail={[
                { label: 'Accueil', to: pathTo('/') },
                { label: actionsContent.title, to: paths.actions() },
              ]}
              current={title}
            />
          </div>
          <div className={styles.text}>
            <ActionIcon slug={slug} />
            <h1>{title}</h1>
            <p>{lead}</p>
            <div className={styles.links}>
              <LinkButton look="give" large to={paths.give()}>
                {actionContent.give}
              </LinkButton>
              <LinkButton look="onBand" large to={other.to}>
                {other.label}
              </LinkButton>
            </div>
          </div>
          <div className={styles.picture}>
            <PictureWithFallback
              picture={null}
              illustration={ACTION_ILLUSTRATIONS[slug]}
              sizes="(max-width: 900px) 92vw, 560px"
              eager
            />
          </div>
        </Container>
      </div>
      <ClothBand />
    </>
  );
}
