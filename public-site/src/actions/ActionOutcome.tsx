import { Container } from '../shared/ui/Container';
import type { Action } from './action';
import styles from './ActionOutcome.module.css';
import { actionContent } from './actions.content';

/** What the action changes, what is done, and what comes next. */
export function ActionOutcome({ action: { impact, achievements, objectives } }: { action: Action }) {
  return (
    <div className={styles.outcome}>
      <Container className={styles.parts}>
        <section aria-labelledby="impact">
          <h2 id="impact">{actionContent.impact}</h2>
          <ul className={styles.impact}>
            {impact.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="realisations">
          <h2 id="realisations">{actionContent.achievements}</h2>
          <ul className={styles.achievements}>
            {achievements.map(({ title, text, figure }) => (
              <li key={title}>
                <b>{figure}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="objectifs">
          <h2 id="objectifs">{actionContent.objectives}</h2>
          <ul className={styles.objectives}>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </section>
      </Container>
    </div>
  );
}
