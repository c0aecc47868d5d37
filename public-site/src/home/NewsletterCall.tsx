import { NewsletterForm } from '../people/newsletter/NewsletterForm';
import { Container } from '../shared/ui/Container';
import { newsletterCallContent as content } from './newsletter-call.content';
import styles from './NewsletterCall.module.css';

export function NewsletterCall() {
  return (
    <section className={styles.call} aria-labelledby="la-lettre">
      <Container className={styles.columns}>
        <div>
          <h2 id="la-lettre">{content.title}</h2>
          <p>{content.text}</p>
        </div>
        <NewsletterForm source="home" />
      </Container>
    </section>
  );
}
