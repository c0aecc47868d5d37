import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { useConflict } from '../../../shared/conflict/use-conflict';
import { useCaseKind, type CaseRecord } from './case-kind';

interface CaseAction {
  /** Below the case's own address; nothing for the case itself. */
  path?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** What is sent; the version goes with it where `fields` says that one is needed. */
  body?: object;
  /** The fields that change, for who meets a newer version. */
  fields?: string[];
  done: string;
  onDone?: () => void;
}

/** Does something to a case and says so; a colleague's newer version is shown before anything is lost. */
export function useCaseAction() {
  const { resource } = useCaseKind();
  const notify = useNotify();
  const queries = useQueryClient();
  const { ask, dialog } = useConflict();
  const send = ({ path = '', method = 'POST', body, fields }: CaseAction, id: string, version: number) =>
    api.request(method, `/admin/${resource}/${id}${path}`, {
      body: fields ? { ...body, version } : body,
    });
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ record: { id, version }, act }: { record: CaseRecord; act: CaseAction }) =>
      send(act, id, version),
    onSuccess: (_answer, { act: { done, onDone } }) => {
      notify(done, { type: 'success' });
      onDone?.();
    },
    onError: (error, { record, act }) => {
      const retry = async (newest: number) => {
        await send(act, record.id, newest);
        act.onDone?.();
      };
      const isConflict = ask(error, { mine: act.fields ?? [], retry, done: act.done });
      if (!isConflict) notify(error.message, { type: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resource] }),
  });
  return {
    act: (record: CaseRecord, action: CaseAction) => mutate({ record, act: action }),
    actAsync: (record: CaseRecord, action: CaseAction) => mutateAsync({ record, act: action }),
    isBusy: isPending,
    dialog,
  };
}
