import { rulesContent } from './eligibility-rules.content';
import styles from './EligibilityPage.module.css';

/** How answers are made, for those who want to know. */
export function EligibilityRules() {
  return (
    <details className={styles.rules}>
      <summary>{rulesContent.title}</summary>
      {rulesContent.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </details>
  );
}
