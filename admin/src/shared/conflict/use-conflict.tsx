import { ApiError } from '@livres/api/client';
import type { ConflictProblem } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify, useRefresh, useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog';
import { conflict } from './conflict.fr';

interface Attempt {
  /** The fields that staff were about to change; none where they were about to publish, withdraw… */
  mine: string[];
  retry: (version: number) => Promise<unknown>;
  done: string;
}

/** For what an older version refuses: `onError` of an edit's mutation, `ask` for other writes, and the dialog that lets staff choose. `onTheirs` leaves a form that would go on showing what was typed. */
export function useConflict(onTheirs?: () => void) {
  const [refused, setRefused] = useState<(Attempt & { problem: ConflictProblem }) | null>(null);
  const [busy, setBusy] = useState(false);
  const resource = useResourceContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();

  /** Whether `error` is a conflict: the dialog is then open. */
  function ask(error: unknown, attempt: Attempt): boolean {
    const problem = conflictOf(error);
    if (problem) setRefused({ ...attempt, problem });
    return problem !== null;
  }

  function onError(error: unknown, variables: unknown): void {
    const { id, data } = variables as { id: RaRecord['id']; data: Record<string, unknown> };
    const mine = Object.keys(data).filter((field) => field !== 'version');
    const retry = (version: number) =>
      update(resource, { id, data, meta: { version } }, { mutationMode: 'pessimistic', returnPromise: true });
    if (ask(error, { mine, retry, done: conflict.kept })) return;
    // The form itself shows these.
    if (error instanceof ApiError && error.body.errors) return;
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  }

  function takeTheirs() {
    setRefused(null);
    refresh();
    onTheirs?.();
    notify(conflict.reloaded, { type: 'info' });
  }

  async function keepMine() {
    if (!refused) return;
    setBusy(true);
    try {
      await refused.retry(refused.problem.current_version);
      setRefused(null);
      refresh();
      notify(refused.done, { type: 'success' });
    } catch (error) {
      if (!ask(error, refused)) notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  }

  const dialog = refused && (
    <ConflictDialog
      problem={refused.problem}
      mine={refused.mine}
      busy={busy}
      onTheirs={takeTheirs}
      onMine={() => void keepMine()}
      onClose={() => setRefused(null)}
    />
  );
  return { onError, ask, dialog };
}

function conflictOf(error: unknown): ConflictProblem | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const problem = error.problem as ConflictProblem | undefined;
  return typeof problem?.current_version === 'number' ? problem : null;
}
