import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@livres/api/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Title, useCanAccess } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '../api/api';
import { LoadFailure } from '../feedback/LoadFailure';
import { type ContentResource, useContentKind } from './content-kind';
import { capital } from './content-labels';
import { showPath } from './content-paths';
import { form } from './form.fr';
import { RecordFailure } from './RecordFailure';

/** The path of the query that finds a record by what its address says. */
export const bySlug = (resource: string, slugOrId: string) => [resource, 'by-slug', slugOrId];

/** /{resource}/{slug or id}/edit. */
export function ContentPage({ edit: Edit }: { edit: ComponentType<{ id?: number }> }) {
  const { slug = '' } = useParams();
  const { resource: anyResource, words } = useContentKind();
  const resource = anyResource as ContentResource;
  const { canAccess, isPending } = useCanAccess({ resource, action: 'edit' });
  const { data, error, refetch } = useQuery({
    queryKey: bySlug(resource, slug),
    queryFn: ({ signal }) => api.get(`/admin/${resource}/${encodeURIComponent(slug)}`, { signal }),
    staleTime: Infinity,
  });
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <Title title={capital(words.one)} />
        <RecordFailure
          resource={resource}
          error={error}
          onRetry={refetch}
          text={form.not_found(words, slug)}
        />
      </>
    );
  }
  // What is being written stays where a later reading of it fails.
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || isPending) return <Skeleton variant="rounded" height={480} />;
  if (!canAccess) return <Navigate to={showPath(resource, data)} replace />;
  return <Edit id={data.id} />;
}
