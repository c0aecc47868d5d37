import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { projectQueries } from '../../content/projects/project-queries';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import { readProjectFilters, type ProjectFilters } from '../../content/projects/project-filters';
import { projectsContent } from '../../content/projects/projects.content';
import { ProjectsPage } from '../../content/projects/ProjectsPage';
import type { Route } from './+types/projects';

interface ProjectsData extends Loaded {
  filters: ProjectFilters;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readProjectFilters(new URL(request.url).searchParams);
  const loaded = await loadOnServer(projectQueries.list(serverApi(context.api), filters));
  return data<ProjectsData>({ ...loaded, filters }, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ProjectsData> {
  const filters = readProjectFilters(new URL(request.url).searchParams);
  // The page itself shows what happens when this fails.
  await loadInBrowser(projectQueries.list(browserApi(), filters)).catch(() => null);
  return { dehydrated: null, failure: null, filters };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page } = loaderData?.filters ?? {};
  const { title, description, actions } = projectsContent;
  return describedPage(matches, {
    title: page ? `${title}, page ${page}` : title,
    description,
    path: paths.projects(page ? { page } : undefined),
    trail: [{ label: actions, to: paths.actions() }],
  });
}

export default function ProjectsRoute({
  loaderData: { dehydrated, failure, filters },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <ProjectsPage filters={filters} failure={failure} />
    </LoadedQueries>
  );
}
