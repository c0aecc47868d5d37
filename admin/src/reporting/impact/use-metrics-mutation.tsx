import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { FailureToast } from '../../shared/feedback/FailureToast';
import { METRICS } from './metrics-queries';

interface Options<Asked, Answer, Undo> {
  run: (asked: Asked) => Promise<Answer>;
  /** Shows what is asked before the server has answered; answers what puts things back. */
  show?: (asked: Asked) => Undo;
  putBack?: (undo: Undo) => void;
  /** What the toast says. */
  done: (answer: Answer, asked: Asked) => ReactNode;
  failed: string;
  /** Whether a failure is shown already, by a field or a dialog. */
  told?: (error: Error, asked: Asked) => boolean;
  /** Writes of one scope go one after the other. */
  scope?: string;
}

/** A write of this screen: shown at once, rolled back with a message if it fails, and everything read again afterwards. */
export function useMetricsMutation<Asked, Answer, Undo = void>(options: Options<Asked, Answer, Undo>) {
  const { run, show, putBack, done, failed, told, scope } = options;
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationKey: METRICS,
    ...(scope ? { scope: { id: scope } } : {}),
    // Offline, a write would wait in silence: it fails at once, and says so.
    networkMode: 'always',
    mutationFn: run,
    onMutate: async (asked: Asked) => {
      if (!show) return undefined;
      await queries.cancelQueries({ queryKey: METRICS });
      return { undo: show(asked) };
    },
    onSuccess: (answer, asked) => notify(done(answer, asked), { type: 'success' }),
    onError: (error, asked, context) => {
      if (context) putBack?.(context.undo);
      if (told?.(error, asked)) return;
      notify(<FailureToast title={failed} reason={error.message} />, { type: 'error' });
    },
    // The last write of several reads everything again: an earlier one would show the others as they were.
    onSettled: () =>
      queries.isMutating({ mutationKey: METRICS }) === 1
        ? queries.invalidateQueries({ queryKey: METRICS })
        : undefined,
  });
}
