import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type Project } from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { projectIllustration } from '../content/action-illustrations';
import { PROJECT_TONES, projectCardContent } from '../content/projects.content';
import { withFrenchSpaces } from '../format/french-spaces';
import { formatPlace } from '../format/place';
import { paths } from '../paths';
import { Badge } from './Badge';
import { Card } from './Card';
import { PictureWithFallback } from './PictureWithFallback';
import { ProgressMeter } from './ProgressMeter';
import styles from './ProjectCard.module.css';
import { useVisit } from './VisitProvider';

interface ProjectCardProps {
  project: Project;
  heading?: 'h2' | 'h3';
  /** Left out on the page of the action itself. */
  withAction?: boolean;
}

export function ProjectCard({ project, heading: Heading = 'h3', withAction = true }: ProjectCardProps) {
  const { savesData } = useVisit();
  const titleId = useId();
  const { action, status, slug, city, country, progress_percentage: percentage } = project;
  const title = withFrenchSpaces(project.title);
  const facts = [withAction && PROJECT_ACTION_LABELS[action], formatPlace(city, country)];
  const top = (
    <div className={styles.top}>
      <PictureWithFallback
        picture={project.picture}
        illustration={projectIllustration(action)}
        sizes="(max-width: 700px) 92vw, (max-width: 1080px) 46vw, 384px"
        light={savesData}
      />
      <span className={styles.badge}>
        <Badge tone={PROJECT_TONES[status]}>{PROJECT_STATUS_LABELS[status]}</Badge>
      </span>
    </div>
  );
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId} top={top}>
      <p className={styles.meta}>{facts.filter(Boolean).join(' · ')}</p>
      <Heading id={titleId} className={styles.title}>
        <Link to={paths.project(slug)}>{title}</Link>
      </Heading>
      <p className={styles.text}>{withFrenchSpaces(project.short_description)}</p>
      {status !== 'planned' && (
        <div className={styles.meter}>
          <ProgressMeter
            kind="books"
            name={projectCardContent.progress(title)}
            text={projectCardContent.progressText}
            percentage={percentage}
          />
        </div>
      )}
    </Card>
  );
}
