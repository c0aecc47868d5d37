import { PROJECT_ACTION_LABELS, type Project } from '@livres/api/contract';
import { Link } from 'react-router';
import { projectCardContent } from '../shared/project.content';
import { formatPlace } from '../../shared/format/place';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { RecordAside } from '../../shared/ui/RecordPage';
import { projectContent as content } from './projects.content';
import styles from './ProjectAside.module.css';

/** Where the project is, what it counts, how to help it, and its facts. */
export function ProjectAside({ project }: { project: Project }) {
  return (
    <RecordAside heading={content.progress} sticky>
      <ProgressMeter
        kind="books"
        name={projectCardContent.progress(project.title)}
        text={content.progressText}
        percentage={project.progress_percentage}
        large
      />
      <Figures project={project} />
      {project.status !== 'completed' && <WaysToGive project={project} />}
      <ProjectFacts project={project} />
    </RecordAside>
  );
}

function Figures({ project: { books_count, libraries_count, beneficiaries_count } }: { project: Project }) {
  const figures = [
    books_count > 0 && content.books(books_count),
    libraries_count > 0 && content.libraries(libraries_count),
    beneficiaries_count > 0 && content.beneficiaries(beneficiaries_count),
  ].filter((figure) => figure !== false);
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}

function WaysToGive({ project: { campaign } }: { project: Project }) {
  if (!campaign)
    return (
      <div className={styles.give}>
        <p>{content.otherWays}</p>
        <LinkButton look="give" large to={paths.give()}>
          {content.giveToAll}
        </LinkButton>
      </div>
    );
  return (
    <div className={styles.give}>
      <p>{content.giveText(campaign.title)}</p>
      <LinkButton look="give" large to={paths.campaign(campaign.slug)}>
        {content.give}
      </LinkButton>
    </div>
  );
}

function ProjectFacts({ project }: { project: Project }) {
  const { action, location, city, country, start_date, end_date, partners } = project;
  return (
    <DetailList>
      <Detail name={content.place}>{formatPlace(location, city, country)}</Detail>
      <Detail name={content.action}>
        <Link to={paths.action(action)}>{PROJECT_ACTION_LABELS[action]}</Link>
      </Detail>
      <Detail name={content.starts}>{start_date && <Day iso={start_date} />}</Detail>
      <Detail name={content.ends}>{end_date && <Day iso={end_date} />}</Detail>
      <Detail name={content.partners}>
        {partners.length > 0 && (
          <ul>
            {partners.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={`${pathTo('/partenaires')}#${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </Detail>
    </DetailList>
  );
}
