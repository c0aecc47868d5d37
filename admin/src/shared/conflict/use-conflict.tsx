import { ApiError } from '@livres/api/client';
import type { ConflictProblem } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify, useRefresh, useResourceContext, type RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog';
import { conflict } from './conflict.fr';
import { conflictOf } from './conflict-of';
import type { Values } from './three-way';
import { useBothChanges } from './use-both-changes';

interface Attempt {
  /** The fields that staff were about to change; none where they were about to publish, withdraw… */
  mine: string[];
  retry: (version: number) => Promise<unknown>;
  done: string;
}

interface Edit {
  id: RaRecord['id'];
  data: Values;
  previousData?: Values;
}

/** For what an older version refuses: `onError` of an edit's mutation, which merges, `ask` for other writes, and the dialog that lets staff choose. `onTheirs` leaves a form that would go on showing what was typed. */
export function useConflict(onTheirs?: () => void) {
  const [refused, setRefused] = useState<(Attempt & { problem: ConflictProblem }) | null>(null);
  const [busy, setBusy] = useState(false);
  const resource = useResourceContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const { merge, dialog: choicesDialog } = useBothChanges();

  /** Whether `error` is a conflict: the dialog is then open. */
  function ask(error: unknown, attempt: Attempt): boolean {
    const problem = conflictOf(error);
    if (problem) setRefused({ ...attempt, problem });
    return problem !== null;
  }

  function onError(error: unknown, variables: unknown): void {
    const { id, data, previousData: base = {} } = variables as Edit;
    const problem = conflictOf(error);
    if (problem && resource) return void merge({ resource, id, base, data, problem });
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

  const dialog = refused ? (
    <ConflictDialog
      problem={refused.problem}
      mine={refused.mine}
      busy={busy}
      onTheirs={takeTheirs}
      onMine={() => void keepMine()}
      onClose={() => setRefused(null)}
    />
  ) : (
    choicesDialog
  );
  return { onError, ask, dialog };
}
