import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CallBand } from '../shared/ui/CallBand';
import { Container } from '../shared/ui/Container';
import { PageHead } from '../shared/ui/PageHead';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { actionCards, type ActionCardContent } from './action-cards.content';
import { ActionIcon } from './ActionIcon';
import { actionsContent as content } from './actions.content';
import styles from './ActionsPage.module.css';
import { allActions } from './all-actions';

export function ActionsPage() {
  return (
    <>
      <Container>
        <PageHead title={content.title} lead={content.lead}>
          <nav className={styles.choice} aria-label={content.choose}>
            {actionCards.map(({ slug, title }) => (
              <a key={slug} href={`#${slug}`}>
                <ActionIcon slug={slug} />
                {title}
              </a>
            ))}
          </nav>
        </PageHead>
        <div className={styles.actions}>
          {actionCards.map((card, index) => (
            <ActionOverview key={card.slug} card={card} isFirst={index === 0} />
          ))}
        </div>
      </Container>
      <CallBand {...content.call} subject={content.subject} />
    </>
  );
}

function ActionOverview({ card, isFirst }: { card: ActionCardContent; isFirst: boolean }) {
  const { slug, title, summary, illustration } = card;
  const { steps } = allActions[slug];
  return (
    <article id={slug} className={styles.action} aria-labelledby={`${slug}-titre`}>
      <div className={styles.picture}>
        <PictureWithFallback
          picture={null}
          illustration={illustration}
          sizes="(max-width: 900px) 92vw, 560px"
          eager={isFirst}
        />
      </div>
      <div className={styles.text}>
        <h2 id={`${slug}-titre`}>{title}</h2>
        <p>{summary}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>{step.title}</li>
          ))}
        </ol>
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
