import type { BulkAction, BulkActionReport } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../api/api';
import { useContentKind } from './content-kind';

/** One action on many records, done by the server on all that it applies to or on none; null where it was refused. */
export function useActions() {
  const { resource } = useContentKind();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function run(action: BulkAction, ids: number[]): Promise<BulkActionReport | null> {
    setBusy(true);
    try {
      return await api.post(`/admin/${resource}/acts`, { act: action, ids });
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
