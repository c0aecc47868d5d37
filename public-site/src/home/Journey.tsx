import { Container } from '../shared/ui/Container';
import { journeyContent } from './journey.content';
import styles from './HomePage.module.css';

export function Journey() {
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
