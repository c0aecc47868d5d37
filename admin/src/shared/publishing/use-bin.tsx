import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../api/api';
import { UndoToast } from '../feedback/UndoToast';
import { useContentKind, type ContentRecord } from './content-kind';
import { shelf } from './shelf.fr';
import { useActs } from './use-acts';

/** Takes records out of the bin or the archives. */
export function useRestore(): (ids: number[]) => Promise<void> {
  const { words } = useContentKind();
  const notify = useNotify();
  const { run } = useActs();
  return async (ids) => {
    const report = await run('restore', ids);
    if (report) notify(shelf.restored(words, report.done), { type: 'success' });
  };
}

/** Puts records in the bin, with a way back; one that others depend on is archived by the server. */
export function useBin() {
  const { words } = useContentKind();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const { run } = useActs();
  const restore = useRestore();
  const putAway = useBinOne();

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

function useBinOne(): (id: number) => Promise<string | null> {
  const { resource, words } = useContentKind();
  const notify = useNotify();
  return async (id) => {
    try {
      const { archived_at } = await api.delete<ContentRecord>(`/admin/${resource}/${id}`);
      return archived_at ? shelf.archived(words) : shelf.binned(words, 1);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return null;
    }
  };
}
