import type { BulkAct, BulkActReport } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../api/api';
import { useContentKind } from './content-kind';

/** One act on many records, done by the server on all that it applies to or on none; null where it was refused. */
export function useActs() {
  const { resource } = useContentKind();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function run(act: BulkAct, ids: number[]): Promise<BulkActReport | null> {
    setBusy(true);
    try {
      return await api.post<BulkActReport>(`/admin/${resource}/acts`, { act, ids });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return null;
    } finally {
      setBusy(false);
      refresh();
    }
  }
  return { run, busy };
}
