import type { Project } from '@livres/api/contract';
import { ProjectCard } from './ProjectCard';
import styles from './ProjectGrid.module.css';

interface ProjectGridProps {
  projects: readonly Project[];
  heading?: 'h2' | 'h3';
  withAction?: boolean;
}

export function ProjectGrid({ projects, ...card }: ProjectGridProps) {
  return (
    <ul className={styles.grid}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} {...card} />
        </li>
      ))}
    </ul>
  );
}
