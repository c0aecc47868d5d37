import { previewContent } from '../content/preview.content';
import { Container } from './Container';
import styles from './PreviewBanner.module.css';

/** Says that only those who have the link see this page. */
export function PreviewBanner() {
  return (
    <aside className={styles.preview} aria-label={previewContent.title}>
      <Container>
        <p>
          <strong>{previewContent.title}</strong>
          <span>{previewContent.text}</span>
        </p>
      </Container>
    </aside>
  );
}
