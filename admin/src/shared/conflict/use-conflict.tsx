import { ApiError } from '@livres/api/client';
import type { ConflictProblem } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify, useRefresh, useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog';
import { conflict } from './conflict.fr';

interface Refused {
  problem: ConflictProblem;
  id: RaRecord['id'];
  data: Record<string, unknown>;
}

/** For an edit page: `onError` for its mutation, and the dialog that lets staff choose when a newer version exists. */
export function useConflict() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const resource = useResourceContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();

  function onError(error: unknown, variables: unknown): void {
    const problem = conflictOf(error);
    const { id, data } = variables as { id: RaRecord['id']; data: Record<string, unknown> };
    if (problem) return setRefused({ problem, id, data });
    // The form itself shows these.
    if (error instanceof ApiError && error.body.errors) return;
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  }

  function takeTheirs() {
    setRefused(null);
    refresh();
    notify(conflict.reloaded, { type: 'info' });
  }

  function keepMine() {
    if (!refused) return;
    const { id, data, problem } = refused;
    void update(
      resource,
      { id, data, meta: { version: problem.current_version } },
      {
        mutationMode: 'pessimistic',
        onError: (error: unknown, variables: unknown) => {
          onError(error, variables);
          if (!conflictOf(error)) notify((error as Error).message, { type: 'error' });
        },
        onSuccess: () => {
          setRefused(null);
          refresh();
          notify(conflict.kept, { type: 'success' });
        },
      },
    );
  }

  const dialog = refused && (
    <ConflictDialog
      problem={refused.problem}
      mine={Object.keys(refused.data).filter((field) => field !== 'version')}
      busy={isPending}
      onTheirs={takeTheirs}
      onMine={keepMine}
      onClose={() => setRefused(null)}
    />
  );
  return { onError, dialog };
}

function conflictOf(error: unknown): ConflictProblem | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const problem = error.problem as ConflictProblem | undefined;
  return typeof problem?.current_version === 'number' ? problem : null;
}
