import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useConflict } from '../conflict/use-conflict';

export interface VersionedAction {
  /** The call; `version` is the record's as it was read, or the newest where staff chose to write over it. */
  send: (version: number) => Promise<unknown>;
  /** The fields that change, for who meets a newer version. */
  fields?: string[];
  /** Said once it is done; null where nothing needs saying. */
  done: string | null;
  onDone?: () => void;
}

interface Refreshes {
  /** Once it is done. */
  onSuccess?: () => unknown;
  /** Once it is done or refused: where a form is open behind, what is typed in it must outlive this. */
  onSettled?: () => unknown;
}

/** Does something to a record and says so; a colleague's newer version is shown before anything is lost. */
export function useVersionedAction({ onSuccess, onSettled }: Refreshes) {
  const notify = useNotify();
  const { ask, dialog } = useConflict();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ record, action }: Asked) => action.send(record.version),
    onSuccess: (_answer, { action: { done, onDone } }) => {
      if (done) notify(done, { type: 'success' });
      onDone?.();
      onSuccess?.();
    },
    onError: (error, { action }) => {
      const retry = async (newest: number) => {
        await action.send(newest);
        action.onDone?.();
      };
      const isConflict = ask(error, { mine: action.fields ?? [], retry, done: action.done ?? '' });
      if (!isConflict) notify(error.message, { type: 'error' });
    },
    onSettled: () => onSettled?.(),
  });
  return {
    act: (record: Versioned, action: VersionedAction) => mutate({ record, action }),
    actAsync: (record: Versioned, action: VersionedAction) => mutateAsync({ record, action }),
    isBusy: isPending,
    dialog,
  };
}

interface Versioned {
  version: number;
}

interface Asked {
  record: Versioned;
  action: VersionedAction;
}
