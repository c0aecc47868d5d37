import type { Project } from '@livres/api/contract';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { ProjectGrid } from '../shared/ProjectGrid';
import type { ActionSlug } from './action-cards.content';
import styles from './ActionProjects.module.css';
import { actionContent } from './actions.content';

/** The action's own projects; nothing where there is none. */
export function ActionProjects({ slug, projects }: { slug: ActionSlug; projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.projects} aria-labelledby="projets">
      <h2 id="projets">{actionContent.projects}</h2>
      <ProjectGrid projects={projects} withAction={false} />
      <p>
        <Link to={paths.projects({ action: slug })}>{actionContent.allProjects}</Link>
      </p>
    </section>
  );
}
