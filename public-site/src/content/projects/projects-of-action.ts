import type { HttpClient } from '@livres/api/client';
import type { Project, ProjectAction } from '@livres/api/contract';
import { projectQueries } from './project-queries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';

/** A few projects of an action, or none where they cannot be read: the page is whole without them. */
export async function projectsOfAction(api: HttpClient, action: ProjectAction): Promise<Project[]> {
  const client = typeof document === 'undefined' ? createQueryClient() : queryClient();
  return client.fetchQuery({ ...projectQueries.ofAction(api, action), retry: false }).catch(() => []);
}
