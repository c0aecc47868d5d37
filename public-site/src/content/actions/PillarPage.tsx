import { BlockSection } from '../shared/page-blocks/BlockSection';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/StateMessage';
import { actionBlocks, inShort } from './action-blocks';
import { ActionFigures } from './ActionFigures';
import { ActionHero } from './ActionHero';
import type { ActionPageProps } from './ActionPage';
import styles from './ActionPage.module.css';
import { ActionProjects } from './ActionProjects';
import { actionContent, pillarContent } from './actions.content';

/** The second, shorter reading of an action. */
export function PillarPage({ slug, page, projects }: ActionPageProps) {
  const { figures, story, steps, testimonials } = actionBlocks(page.blocks);
  return (
    <>
      <ActionHero
        slug={slug}
        page={page}
        other={{ label: actionContent.longReading, to: paths.action(slug) }}
      />
      <ActionFigures blocks={figures} />
      <Container className={styles.parts}>
        {inShort(story).map((block) => (
          <BlockSection key={block.anchor} block={block} heading="beside" />
        ))}
        {steps.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
        <ActionProjects slug={slug} projects={projects} />
        {testimonials.map((block) => (
          <BlockSection key={block.anchor} block={block} />
        ))}
      </Container>
      <CallBand {...actionContent.call} subject={actionContent.subject(page.title)} />
    </>
  );
}

const { notFound } = pillarContent;

export function PillarNotFound() {
  return (
    <Container className={styles.parts}>
      <EmptyState heading="h1" title={notFound.title} text={notFound.text}>
        <LinkButton to={paths.actions()}>{notFound.back}</LinkButton>
      </EmptyState>
    </Container>
  );
}
