import type { ContentPage, PageBlock } from '@livres/api/contract';
import { BlockSection } from '../shared/page-blocks/BlockSection';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { actionCards, isActionSlug } from './action-cards.content';
import { ActionIcon } from './ActionIcon';
import { ActionOverview } from './ActionOverview';
import { actionsContent as content } from './actions.content';
import styles from './ActionsPage.module.css';

export function ActionsPage({ page: { title, lead, blocks } }: { page: ContentPage }) {
  const others = blocks.filter(({ anchor }) => !isActionSlug(anchor));
  return (
    <>
      <Container>
        <PageHead title={title} lead={lead}>
          <nav className={styles.choice} aria-label={content.choose}>
            {actionCards.map((card) => (
              <a key={card.slug} href={`#${card.slug}`}>
                <ActionIcon slug={card.slug} />
                {said(blocks, card.slug)?.heading ?? card.title}
              </a>
            ))}
          </nav>
        </PageHead>
        <div className={styles.actions}>
          {actionCards.map((card, index) => (
            <ActionOverview
              key={card.slug}
              card={card}
              block={said(blocks, card.slug)}
              isFirst={index === 0}
            />
          ))}
          {others.map((block) => (
            <BlockSection key={block.anchor} block={block} heading="beside" />
          ))}
          <div>
            <LinkButton to={paths.projects()}>{content.projects}</LinkButton>
          </div>
        </div>
      </Container>
      <CallBand
        {...content.call}
        subject={content.subject}
        link={{ to: paths.giveThings('books'), label: content.things }}
      />
    </>
  );
}

/** What staff wrote of an action: the part whose anchor is its name. */
function said(blocks: readonly PageBlock[], slug: string): PageBlock | undefined {
  return blocks.find(({ anchor }) => anchor === slug);
}
