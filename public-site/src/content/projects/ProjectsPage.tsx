import { DEFAULT_PAGE_SIZE, type Page, type Project } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { projectQueries } from './project-queries';
import { useLoaded, type LoadedQuery } from '../../shared/api/use-loaded';
import { paths } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { LinkButton } from '../../shared/ui/Button';
import { ListPage } from '../../shared/ui/ListPage';
import { Pagination } from '../../shared/ui/Pagination';
import { ProjectGrid } from '../shared/ProjectGrid';
import { Skeleton } from '../../shared/ui/Skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { chosenProjectFilters, type ProjectFilters } from './project-filters';
import { ProjectFilterForm } from './ProjectFilterForm';
import { projectsContent as content } from './projects.content';

interface ProjectsPageProps {
  filters: ProjectFilters;
  failure: string | null;
}

export function ProjectsPage({ filters, failure }: ProjectsPageProps) {
  const projects = useLoaded(projectQueries.list(browserApi(), filters), failure);
  return (
    <ListPage
      title={content.title}
      lead={content.lead}
      trail={[{ label: content.actions, to: paths.actions() }]}
      form={<ProjectFilterForm filters={filters} />}
      count={projects.state === 'shown' ? content.count(projects.data.count) : ''}
      chosen={chosenProjectFilters(filters)}
      clearTo={paths.projects()}
    >
      <Results projects={projects} filters={filters} />
    </ListPage>
  );
}

function Results({ projects, filters }: { projects: LoadedQuery<Page<Project>>; filters: ProjectFilters }) {
  useAnnouncement(announced(projects, filters));
  if (projects.state === 'loading')
    return (
      <div role="status" aria-label={content.loading}>
        <Skeleton height="24em" />
      </div>
    );
  if (projects.state === 'failed')
    return <ErrorState title={content.failed} text={projects.message} onRetry={projects.retry} />;
  const { results, count } = projects.data;
  if (results.length === 0) return <NoProject isFiltered={Object.keys(filters).length > 0} />;
  const { page = '1', ...others } = filters;
  return (
    <>
      <ProjectGrid projects={results} heading="h2" />
      <Pagination
        label={content.pages}
        page={Number(page)}
        pageCount={Math.ceil(count / DEFAULT_PAGE_SIZE)}
        linkTo={(to) => paths.projects({ ...others, ...(to > 1 ? { page: String(to) } : {}) })}
      />
    </>
  );
}

function announced(projects: LoadedQuery<Page<Project>>, { page = '1' }: ProjectFilters): string | null {
  if (projects.state !== 'shown' || projects.isOlder) return null;
  const { count, results } = projects.data;
  return content.shown(results.length, count, Number(page));
}

function NoProject({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState title={content.emptyTitle} text={content.emptyText}>
        <LinkButton to={paths.projects()}>{content.showAll}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState title={content.noneTitle} text={content.noneText}>
      <LinkButton to={paths.actions()}>{content.actions}</LinkButton>
    </EmptyState>
  );
}
