import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../api/api';
import { toMultipart } from '../data/multipart';
import { type ContentResource, useContentKind } from './content-kind';
import { transfer } from './transfer.fr';

const TIMEOUT_MS = 120_000;

/** `tryOut` says what a file would do; `run` does it, whole or not at all. */
export function useImport(onDone: () => void) {
  const { resource } = useContentKind();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = (file: File, dry_run: boolean) =>
    api.post(`/admin/${resource as ContentResource}/import`, toMultipart({ dry_run, file }), {
      timeoutMs: TIMEOUT_MS,
    });
  const tryOut = useMutation({ mutationFn: (file: File) => send(file, true) });
  const run = useMutation({
    mutationFn: (file: File) => send(file, false),
    onSuccess: ({ created, updated, errors }, file) => {
      // What was right when it was tried may not be any more: the lines that are refused are shown.
      if (errors.length > 0) return tryOut.mutate(file);
      notify(transfer.done(created, updated), { type: 'success' });
      refresh();
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { tryOut, run };
}
