import type { Resource, SavedView, SavedViewInput } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './saved-views.fr';

const keyOf = (resource: string) => ['saved-views', resource];

/** One's own views of a list, then those of the team. */
export const useSavedViews = (resource: string) =>
  useQuery({
    queryKey: keyOf(resource),
    queryFn: ({ signal }) =>
      api.get('/admin/saved-views', { params: { resource: resource as Resource }, signal }),
  });

export type ViewChange = Partial<Pick<SavedViewInput, 'name' | 'is_shared'>> & {
  params?: SavedView['params'];
};

/** Keeps a list as a view of one's own. */
export const keepView = (
  resource: string,
  view: ViewChange & { name: string; params: SavedView['params'] },
) => api.post('/admin/saved-views', { ...view, resource: resource as Resource });

/** Shows the views as they are now. */
export function useFreshViews(resource: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(resource) });
}

/** Changes or deletes a view; a colleague who was quicker is told of, and their view is shown. */
export function useViewWrites(resource: string) {
  const notify = useNotify();
  const onSettled = useFreshViews(resource);
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const changing = useMutation({
    mutationFn: ({ view: { id, version }, ...change }: ViewChange & { view: SavedView }) =>
      api.put(`/admin/saved-views/${id}`, { ...change, version }),
    onSuccess: ({ name }) => notify(texts.updated(name), { type: 'success' }),
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: ({ id }: SavedView) => api.delete(`/admin/saved-views/${id}`),
    onSuccess: (_, { name }) => notify(texts.removed(name), { type: 'success' }),
    onError,
    onSettled,
  });
  return {
    change: changing.mutate,
    remove: removing.mutate,
    isBusy: changing.isPending || removing.isPending,
  };
}
