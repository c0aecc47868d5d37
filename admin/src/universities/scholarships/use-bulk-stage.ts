import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { scholarship, type Stage } from './scholarship.fr';

/** Puts the ticked scholarships where they are to stand: the server changes all of them or none. */
export function useBulkStage(onDone: () => void) {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (status: Stage) =>
      api.post('/admin/scholarships/bulk', { ids: selectedIds, values: { status } }),
    onSuccess: ({ done, skipped }) => {
      notify(scholarship.bulk.done(done, skipped), { type: done > 0 ? 'success' : 'info' });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onDone();
      refresh();
      void cache.invalidateQueries({ queryKey: ['scholarships', 'figures'] });
    },
  });
  return { run: mutate, isBusy: isPending };
}
