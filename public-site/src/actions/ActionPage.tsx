import { paths } from '../shared/paths';
import { CallBand } from '../shared/ui/CallBand';
import { Container } from '../shared/ui/Container';
import { Paragraphs } from '../shared/ui/Prose';
import { ShareLinks } from '../shared/ui/ShareLinks';
import { useSite } from '../shared/ui/useSite';
import type { Action } from './action';
import { actionCards } from './action-cards.content';
import { ActionCards } from './ActionCards';
import { ActionFigures } from './ActionFigures';
import { ActionHero } from './ActionHero';
import { ActionOutcome } from './ActionOutcome';
import { ActionProjects } from './ActionProjects';
import { actionContent as content } from './actions.content';
import { ActionSteps } from './ActionSteps';
import { ActionTestimonials } from './ActionTestimonials';
import styles from './ActionPage.module.css';

export function ActionPage({ action }: { action: Action }) {
  const { slug, title } = action;
  const site = useSite();
  return (
    <>
      <ActionHero action={action} other={{ label: content.shortReading, to: paths.pillar(slug) }} />
      <ActionFigures figures={action.figures} />
      <Container className={styles.parts}>
        <section className={styles.story} aria-labelledby="ce-que-nous-faisons">
          <h2 id="ce-que-nous-faisons">{content.story}</h2>
          <Paragraphs of={action.story} />
        </section>
        <ActionSteps steps={action.steps} />
        <ActionProjects projects={action.projects} />
      </Container>
      <ActionOutcome action={action} />
      <Container className={styles.parts}>
        <ActionTestimonials testimonials={action.testimonials} />
        <ShareLinks heading={content.share} title={title} address={site.url + paths.action(slug)} />
        <section aria-labelledby="autres-actions">
          <h2 id="autres-actions" className={styles.othersTitle}>
            {content.others}
          </h2>
          <ActionCards actions={actionCards.filter((card) => card.slug !== slug)} />
        </section>
      </Container>
      <CallBand {...content.call} subject={content.subject(title)} />
    </>
  );
}
