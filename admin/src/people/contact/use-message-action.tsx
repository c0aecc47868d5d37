import type { ContactMessageDetail } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { useConflict } from '../../shared/conflict/use-conflict';

interface Action {
  /** Below the message's own address; nothing for the message itself. */
  path?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** What is sent; the version goes with it where `fields` says that one is needed. */
  body?: object;
  /** The fields that change, for who meets a newer version. */
  fields?: string[];
  done: string | null;
  onDone?: () => void;
}

/** Does something to a message and says so; a colleague's newer version is shown before anything is lost. */
export function useMessageAction({ id, version }: ContactMessageDetail) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { ask, dialog } = useConflict();
  const send = ({ path = '', method = 'POST', body, fields }: Action, from: number) =>
    api.request(method, `/admin/contact-messages/${id}${path}`, {
      body: fields ? { ...body, version: from } : body,
    });
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Action) => send(action, version),
    onSuccess: (_answer, { done, onDone }) => {
      if (done) notify(done, { type: 'success' });
      onDone?.();
      refresh();
    },
    onError: (error, action) => {
      const retry = async (newest: number) => {
        await send(action, newest);
        action.onDone?.();
      };
      const isConflict = ask(error, { mine: action.fields ?? [], retry, done: action.done ?? '' });
      if (!isConflict) notify(error.message, { type: 'error' });
    },
  });
  return { act: mutate, isBusy: isPending, dialog };
}
