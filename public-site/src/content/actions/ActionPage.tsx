import type { ContentPage, Project } from '@livres/api/contract';
import { BlockSection } from '../shared/page-blocks/BlockSection';
import { paths } from '../../shared/paths';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { actionBlocks } from './action-blocks';
import { actionCards, type ActionSlug } from './action-cards.content';
import { ActionCards } from './ActionCards';
import { ActionFigures } from './ActionFigures';
import { ActionHero } from './ActionHero';
import { ActionOutcome } from './ActionOutcome';
import { ActionProjects } from './ActionProjects';
import { actionContent as content } from './actions.content';
import styles from './ActionPage.module.css';

export interface ActionPageProps {
  slug: ActionSlug;
  page: ContentPage;
  projects: readonly Project[];
}

export function ActionPage({ slug, page, projects }: ActionPageProps) {
  const site = useSite();
  const { figures, story, steps, outcome, testimonials } = actionBlocks(page.blocks);
  return (
    <>
      <ActionHero slug={slug} page={page} other={{ label: content.shortReading, to: paths.pillar(slug) }} />
      <ActionFigures blocks={figures} />
      <Container className={styles.parts}>
        {story.map((block) => (
          <BlockSection key={block.anchor} block={block} heading="beside" />
        ))}
        {steps.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
        <ActionProjects slug={slug} projects={projects} />
      </Container>
      <ActionOutcome blocks={outcome} />
      <Container className={styles.parts}>
        {testimonials.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
        <ShareLinks heading={content.share} title={page.title} address={site.url + paths.action(slug)} />
        <section aria-labelledby="autres-actions">
          <h2 id="autres-actions" className={styles.othersTitle}>
            {content.others}
          </h2>
          <ActionCards actions={actionCards.filter((card) => card.slug !== slug)} />
        </section>
      </Container>
      <CallBand {...content.call} subject={content.subject(page.title)} />
    </>
  );
}
