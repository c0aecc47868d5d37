import { PROJECT_ACTION_LABELS, type Project } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { projectCardContent } from '../shared/content/projects.content';
import { formatDay } from '../shared/format/dates';
import { formatPlace } from '../shared/format/place';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { ProgressMeter } from '../shared/ui/ProgressMeter';
import { projectContent as content } from './projects.content';
import styles from './ProjectPage.module.css';

/** Where the project is, what it counts, how to help it, and its facts. */
export function ProjectAside({ project }: { project: Project }) {
  return (
    <aside className={styles.aside} aria-label={content.progress}>
      <h2>{content.progress}</h2>
      <ProgressMeter
        kind="books"
        name={projectCardContent.progress(project.title)}
        text={content.progressText}
        percentage={project.progress_percentage}
        large
      />
      <Figures project={project} />
      {project.status !== 'completed' && <WaysToGive project={project} />}
      <Facts project={project} />
    </aside>
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

function Facts({ project }: { project: Project }) {
  const { action, location, city, country, start_date, end_date, partners } = project;
  return (
    <dl className={styles.facts}>
      <Fact name={content.place}>{formatPlace(location, city, country)}</Fact>
      <Fact name={content.action}>
        <Link to={paths.action(action)}>{PROJECT_ACTION_LABELS[action]}</Link>
      </Fact>
      <Fact name={content.starts}>{start_date && <Day day={start_date} />}</Fact>
      <Fact name={content.ends}>{end_date && <Day day={end_date} />}</Fact>
      <Fact name={content.partners}>
        {partners.length > 0 && (
          <ul>
            {partners.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={`${paths.partners()}#${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A day has no hour: noon is the same day in Paris. */
function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(`${day}T12:00:00Z`)}</time>;
}
