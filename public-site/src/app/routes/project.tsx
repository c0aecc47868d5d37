import type { HttpClient } from '@livres/api/client';
import type { Project } from '@livres/api/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import { previewToken } from '../../shared/api/preview-token';
import { projectQueries } from '../../content/projects/project-queries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { projectStructuredData } from '../../content/projects/project-structured-data';
import { ProjectPage } from '../../content/projects/ProjectPage';
import type { Route } from './+types/project';

export function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  return loadProject(createQueryClient(), serverApi(context.api), slug, request);
}

export function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  return loadProject(queryClient(), browserApi(), slug, request);
}

async function loadProject(client: QueryClient, api: HttpClient, slug: string, request: Request) {
  const preview = previewToken(request);
  const project = await client
    .fetchQuery({ ...projectQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  // An older address, or a number: the project has one address.
  if (project.slug !== slug) throw redirect(paths.project(project.slug) + new URL(request.url).search, 301);
  return { project, related: await others(client, api, project), isPreview: preview !== undefined };
}

/** Left out where they cannot be read: the page is about the project. */
async function others(client: QueryClient, api: HttpClient, { id, action }: Project): Promise<Project[]> {
  const query = { ...projectQueries.ofAction(api, action), retry: false };
  const found = await client.fetchQuery(query).catch(() => []);
  return found.filter((other) => other.id !== id);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { project, isPreview } = loaderData;
  const tags = pageMeta({
    site,
    title: project.title,
    description: project.short_description,
    path: paths.project(project.slug),
    image: paths.projectPicture(project.slug),
    type: 'article',
    isHidden: isPreview,
  });
  return isPreview ? tags : [...tags, ...structuredTags(...projectStructuredData(project, site))];
}

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return <ProjectPage key={loaderData.project.id} {...loaderData} />;
}
