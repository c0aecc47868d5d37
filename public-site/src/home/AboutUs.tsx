import { actionCardContent as content, actionCards } from '../content/actions/action-cards.content';
import { ActionCards } from '../content/actions/ActionCards';
import { paths } from '../shared/paths';
import { HomeSection } from './HomeSection';
import { Container } from '../shared/ui/Container';
import { journeyContent } from './journey.content';
import styles from './HomePage.module.css';

/** How a book travels, and what we do for it. */
export function AboutUs() {
  return (
    <>
      <Journey />
      <Actions />
    </>
  );
}

function Actions() {
  return (
    <HomeSection
      id="nos-actions"
      title={content.title}
      text={content.text}
      all={{ to: paths.actions(), label: content.all }}
    >
      <ActionCards actions={actionCards} />
    </HomeSection>
  );
}

function Journey() {
  return (
    <section className={styles.journey} aria-labelledby="de-votre-etagere">
      <Container>
        <div className={styles.sectionHead}>
          <h2 id="de-votre-etagere">{journeyContent.title}</h2>
        </div>
        <ol className={styles.steps}>
          {journeyContent.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
