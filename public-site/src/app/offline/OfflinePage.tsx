import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { offlineContent as content } from './offline.content';
import styles from './OfflinePage.module.css';

/** What the service worker shows for a page that was never read; it fills the list (see service-worker/). */
export function OfflinePage() {
  return (
    <Container className={styles.page}>
      <div className={styles.text}>
        <h1>{content.title}</h1>
        <p>{content.text}</p>
        <form>
          <Button type="submit">{content.retry}</Button>
        </form>
        <section className={styles.kept} aria-labelledby="pages-gardees">
          <h2 id="pages-gardees">{content.kept}</h2>
          <ul data-kept-pages="" />
        </section>
      </div>
      <img src="/illustrations/error.svg" alt="" width={640} height={360} />
    </Container>
  );
}
