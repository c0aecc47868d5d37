import { Container } from '../shared/ui/Container';
import { homeContent } from './home.content';
import styles from './HomePage.module.css';

const { journey } = homeContent;

export function Journey() {
  return (
    <section className={styles.journey} aria-labelledby="de-votre-etagere">
      <Container>
        <div className={styles.sectionHead}>
          <h2 id="de-votre-etagere">{journey.title}</h2>
        </div>
        <ol className={styles.steps}>
          {journey.steps.map(({ title, text }) => (
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
