import type { Pin } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';

const KEY = ['analytics', 'pins'];

/** The screens that whoever is at work keeps in the menu. */
export const usePins = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get('/admin/analytics/pins', { signal }) });

/** Keeps a screen in the menu, or takes one off. */
export function usePinning() {
  const queries = useQueryClient();
  const notify = useNotify();
  const after = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  };
  const adding = useMutation({
    mutationFn: (pin: Pick<Pin, 'label' | 'path'>) => api.post('/admin/analytics/pins', pin),
    ...after,
  });
  const removing = useMutation({
    mutationFn: ({ id }: Pick<Pin, 'id'>) => api.delete(`/admin/analytics/pins/${id}`),
    ...after,
  });
  return { pin: adding.mutate, unpin: removing.mutate, isBusy: adding.isPending || removing.isPending };
}
