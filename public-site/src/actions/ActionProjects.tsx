import { Card } from '../shared/ui/Card';
import { ProgressMeter } from '../shared/ui/ProgressMeter';
import type { Action } from './action';
import styles from './ActionProjects.module.css';
import { actionContent } from './actions.content';

export function ActionProjects({ projects }: Pick<Action, 'projects'>) {
  return (
    <section aria-labelledby="projets">
      <h2 id="projets">{actionContent.projects}</h2>
      <ul className={styles.projects}>
        {projects.map(({ name, place, percentage, text }) => (
          <li key={name}>
            <Card>
              <div>
                <h3>{name}</h3>
                <p className={styles.place}>{place}</p>
              </div>
              <p>{text}</p>
              <div className={styles.meter}>
                <ProgressMeter
                  kind="books"
                  name={actionContent.progress(name)}
                  text={actionContent.progressText}
                  percentage={percentage}
                />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
