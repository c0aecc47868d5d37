import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../api/api';
import { UndoToast } from '../feedback/UndoToast';
import { type ContentResource, useContentKind } from './content-kind';
import { shelf } from './shelf.fr';
import { useActions } from './use-actions';

/** Takes records out of the trash or the archives. */
export function useRestore(): (ids: number[]) => Promise<void> {
  const { words } = useContentKind();
  const notify = useNotify();
  const { run } = useActions();
  return async (ids) => {
    const report = await run('restore', ids);
    if (report) notify(shelf.restored(words, report.done), { type: 'success' });
  };
}

/** Puts records in the trash, with a way back; one that others depend on is archived by the server. */
export function useTrash() {
  const { words } = useContentKind();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const { run } = useActions();
  const restore = useRestore();
  const putAway = useTrashOne();

  async function bin(ids: number[]): Promise<boolean> {
    setBusy(true);
    const [first] = ids;
    const message = ids.length === 1 && first ? await putAway(first) : await putAllAway(ids);
    if (message) {
      const undo = () => void restore(ids);
      notify(<UndoToast message={message} onUndo={undo} />, { type: 'success' });
    }
    refresh();
    setBusy(false);
    return message !== null;
  }
  const putAllAway = async (ids: number[]) => {
    const report = await run('remove', ids);
    return report && shelf.binned(words, report.done);
  };
  return { bin, busy };
}

function useTrashOne(): (id: number) => Promise<string | null> {
  const { resource, words } = useContentKind();
  const notify = useNotify();
  return async (id) => {
    try {
      const { archived_at } = await api.delete(`/admin/${resource as ContentResource}/${id}`);
      return archived_at ? shelf.archived(words) : shelf.binned(words, 1);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return null;
    }
  };
}
