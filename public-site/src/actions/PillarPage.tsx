import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CallBand } from '../shared/ui/CallBand';
import { Container } from '../shared/ui/Container';
import { EmptyState } from '../shared/ui/StateMessage';
import { Paragraphs } from '../shared/ui/Prose';
import type { Action } from './action';
import { ActionFigures } from './ActionFigures';
import { ActionHero } from './ActionHero';
import styles from './ActionPage.module.css';
import { ActionProjects } from './ActionProjects';
import { actionContent, pillarContent } from './actions.content';
import { ActionSteps } from './ActionSteps';
import { ActionTestimonials } from './ActionTestimonials';

/** The second, shorter reading of an action. */
export function PillarPage({ action }: { action: Action }) {
  const { slug, title, story } = action;
  return (
    <>
      <ActionHero action={action} other={{ label: actionContent.longReading, to: paths.action(slug) }} />
      <ActionFigures figures={action.figures} />
      <Container className={styles.parts}>
        <section className={styles.story} aria-labelledby="ce-que-nous-faisons">
          <h2 id="ce-que-nous-faisons">{actionContent.story}</h2>
          <Paragraphs of={story.slice(0, 1)} />
        </section>
        <ActionSteps steps={action.steps} />
        <ActionProjects projects={action.projects} />
        <ActionTestimonials testimonials={action.testimonials} />
      </Container>
      <CallBand {...actionContent.call} subject={actionContent.subject(title)} />
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
