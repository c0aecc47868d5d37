import type { Action } from './action';
import { actionContent } from './actions.content';
import styles from './ActionSteps.module.css';

export function ActionSteps({ steps }: Pick<Action, 'steps'>) {
  return (
    <section aria-labelledby="etapes">
      <h2 id="etapes">{actionContent.steps}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
