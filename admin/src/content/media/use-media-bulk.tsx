import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { UndoToast } from '../../shared/feedback/UndoToast';
import { useReloadFolders } from '../../shared/pictures/use-folders';
import { media as texts } from './media.fr';

/** Files, bins and restores many pictures at once. */
export function useMediaBulk(onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const reloadFolders = useReloadFolders();
  const common = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      reloadFolders();
    },
  };
  const move = useMutation({
    mutationFn: ({ ids, folder }: { ids: number[]; folder: number | null }) =>
      api.post('/admin/media/move', { ids, folder_id: folder }),
    onSuccess: (_, { ids }) => {
      notify(texts.moved(ids.length), { type: 'success' });
      onDone();
    },
    ...common,
  });
  const restore = useMutation({
    mutationFn: (ids: number[]) => api.post('/admin/media/restore', { ids }),
    onSuccess: ({ updated }) => {
      notify(texts.many_restored(updated), { type: 'success' });
      onDone();
    },
    ...common,
  });
  const trash = useMutation({
    mutationFn: (ids: number[]) => api.post('/admin/media/bin', { ids }),
    onSuccess: ({ updated, kept }, ids) => {
      const gone = ids.filter((id) => !kept.some((one) => one.id === id));
      if (updated > 0)
        notify(<UndoToast message={texts.binned(updated)} onUndo={() => restore.mutate(gone)} />, {
          type: 'success',
        });
      if (kept.length > 0) notify(texts.kept(kept), { type: 'warning', autoHideDuration: 10_000 });
      onDone();
    },
    ...common,
  });
  return {
    move: move.mutate,
    bin: trash.mutate,
    restore: restore.mutate,
    busy: move.isPending || trash.isPending || restore.isPending,
  };
}
