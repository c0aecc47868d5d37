import type { StatementMapping, StatementReport } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { toMultipart } from '../../shared/data/multipart';
import { importTexts } from './statement-import.fr';
import { useLineActions } from './use-line-actions';

/** A file, and what staff say of it. */
export interface Statement {
  file: File;
  /** Null while it is guessed, or remembered. */
  mapping: StatementMapping | null;
  /** The end of its account's number, where it says none. */
  account: string;
  /** The places of the lines to keep although they look known. */
  keep: number[];
}

const TIMEOUT_MS = 120_000;

function send({ file, mapping, account, keep }: Statement, preview: boolean): Promise<StatementReport> {
  const fields = {
    preview: String(preview),
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(account && { account }),
    ...(keep.length > 0 && { keep: JSON.stringify(keep) }),
  };
  const form = toMultipart({ ...fields, file });
  return api.post('/admin/bank-statements/import', form, { timeoutMs: TIMEOUT_MS });
}

/** `tryOut` says what a statement holds; `run` imports it. */
export function useStatementImport(onDone: () => void) {
  const notify = useNotify();
  const { refresh } = useLineActions();
  const tryOut = useMutation({ mutationFn: (statement: Statement) => send(statement, true) });
  const run = useMutation({
    mutationFn: (statement: Statement) => send(statement, false),
    onSuccess: ({ new_lines, new_debits, new_set_aside }) => {
      notify(importTexts.done(new_lines + new_debits, new_set_aside), { type: 'success' });
      void refresh();
      onDone();
    },
  });
  return { tryOut, run };
}
