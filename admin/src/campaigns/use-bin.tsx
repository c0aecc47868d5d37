import type { CampaignRecord } from '@livres/api/contract';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../shared/api/api';
import { UndoToast } from '../shared/feedback/UndoToast';
import { campaign as texts } from './campaign.fr';

/** Takes campaigns out of the bin or the archives. */
export function useRestore(): (ids: number[]) => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (ids) => {
    try {
      for (const id of ids) await api.post(`/admin/campaigns/${id}/restore`);
      notify(texts.bin.restored(ids.length), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
}

/** Puts campaigns in the bin, with a way back; one that gifts depend on is archived by the server. */
export function useBin(): (ids: number[]) => Promise<boolean> {
  const notify = useNotify();
  const refresh = useRefresh();
  const restore = useRestore();
  return async (ids) => {
    const gone: CampaignRecord[] = [];
    try {
      for (const id of ids) gone.push(await api.delete<CampaignRecord>(`/admin/campaigns/${id}`));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    if (gone.length > 0) {
      const archived = gone.some(({ archived_at }) => archived_at !== null);
      const message = archived ? texts.bin.archived : texts.bin.done(gone.length);
      const undo = () => void restore(gone.map(({ id }) => id));
      notify(<UndoToast message={message} onUndo={undo} />, { type: 'success' });
    }
    refresh();
    return gone.length === ids.length;
  };
}
