import { Container } from '../shared/ui/Container';
import type { Action } from './action';
import styles from './ActionFigures.module.css';
import { actionContent } from './actions.content';

export function ActionFigures({ figures }: Pick<Action, 'figures'>) {
  return (
    <Container>
      <section aria-label={actionContent.figures}>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{actionContent.sample}</p>
      </section>
    </Container>
  );
}
