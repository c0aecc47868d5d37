import type { Scholarship } from '@livres/api/contract';
import { RichText } from '../../shared/ui/RichText';
import { detailContent } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

/** What the scholarship is, and whom it is for. */
export function ScholarshipDetailTexts({ scholarship }: { scholarship: Scholarship }) {
  return (
    <div className={styles.texts}>
      <Text id="presentation" heading={detailContent.description} html={scholarship.description_html} />
      <Text id="conditions" heading={detailContent.requirements} html={scholarship.requirements_html} />
    </div>
  );
}

function Text({ id, heading, html }: { id: string; heading: string; html: string }) {
  if (!html) return null;
  return (
    <section className={styles.text} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <RichText html={html} />
    </section>
  );
}
