import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type Project } from '@livres/api/contract';
import { useId } from 'react';
import { projectIllustration } from './action-illustrations';
import { PROJECT_TONES, projectCardContent } from './project.content';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatPlace } from '../../shared/format/place';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { CardMeta, CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import styles from './ProjectCard.module.css';

interface ProjectCardProps {
  project: Project;
  heading?: 'h2' | 'h3';
  /** Left out on the page of the action itself. */
  withAction?: boolean;
}

export function ProjectCard({ project, heading = 'h3', withAction = true }: ProjectCardProps) {
  const { action, status, slug, city, country, progress_percentage: percentage } = project;
  const title = withFrenchSpaces(project.title);
  const place = formatPlace(city, country);
  return (
    <LinkedCard
      to={paths.project(slug)}
      title={title}
      titleId={useId()}
      heading={heading}
      picture={project.picture}
      illustration={projectIllustration(action, slug)}
      badges={<Badge tone={PROJECT_TONES[status]}>{PROJECT_STATUS_LABELS[status]}</Badge>}
      above={
        <CardMeta>
          {withAction && <span>{PROJECT_ACTION_LABELS[action]}</span>}
          {place && <span>{place}</span>}
        </CardMeta>
      }
    >
      <CardText>{withFrenchSpaces(project.short_description)}</CardText>
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
    </LinkedCard>
  );
}
