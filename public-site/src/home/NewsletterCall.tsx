import { NewsletterForm } from '../newsletter/NewsletterForm';
import { Container } from '../shared/ui/Container';
import { homeContent } from './home.content';
import styles from './NewsletterCall.module.css';

const { letter } = homeContent;

export function NewsletterCall() {
  return (
    <section className={styles.call} aria-labelledby="la-lettre">
      <Container className={styles.columns}>
        <div>
          <h2 id="la-lettre">{letter.title}</h2>
          <p>{letter.text}</p>
        </div>
        <NewsletterForm source="home" />
      </Container>
    </section>
  );
}
