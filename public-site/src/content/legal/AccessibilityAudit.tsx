import { formatDay } from '../../shared/format/dates';
import audit from './accessibility-audit.json';
import { accessibilityContent as content } from './accessibility.content';
import styles from './PrivacyTables.module.css';

/** What was tested and found by the last check of the product (`npm run check` writes it). */
export function AccessibilityAudit() {
  return (
    <section className={styles.part} aria-labelledby="essais">
      <h2 id="essais">{content.title}</h2>
      <p>{content.lead(formatDay(audit.audited_on), audit.tools)}</p>
      <ul className={styles.list}>
        <li>{content.every(audit.tested_pages)}</li>
        <li>{content.byHand}</li>
      </ul>
      <h3>{content.scores}</h3>
      <ul className={styles.list}>
        {audit.pages.map(({ name, score }) => (
          <li key={name}>{content.scored(name, score)}</li>
        ))}
      </ul>
      <p>{content.limits}</p>
    </section>
  );
}
