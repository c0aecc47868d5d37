import { ApiError } from '@livres/api/client';
import { useState } from 'react';
import { setSubmissionErrors, useNotify, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from '../api/api';
import { useContentKind, type ContentRecord } from './content-kind';
import type { Move } from './publication-state';
import { MOVES, publishing } from './publication.fr';

interface Options {
  /** The record as it was read; none while it is being created. */
  record: ContentRecord | undefined;
  /** The move is done, or its record was saved and the move refused. */
  onDone: (record: ContentRecord) => void;
  /** Whether a newer version refused it, and something asks what to do. */
  onConflict: (
    error: unknown,
    attempt: { mine: string[]; retry: (version: number) => Promise<unknown>; done: string },
  ) => boolean;
}

interface Asked {
  move: Move;
  at?: string;
  savesFirst: boolean;
}

const PATHS = {
  publish: 'publish',
  schedule: 'publish',
  unschedule: 'unschedule',
  withdraw: 'withdraw',
  discard: 'discard',
} as const satisfies Record<Move, string>;

/** Saves the form where it must be, then moves the record; reports the result to staff and to the form. */
export function useMove({ record, onDone, onConflict }: Options) {
  const { resource, words } = useContentKind();
  const { setError } = useFormContext();
  const [busy, setBusy] = useState(false);
  const saveForm = useSaveForm();
  const notify = useNotify();

  async function send({ move, at, savesFirst }: Asked, target: ContentRecord): Promise<void> {
    const isChange = move === 'publish' && target.is_live;
    const done = isChange ? publishing.changes_published : MOVES[move].done(words, at ?? '');
    const post = (version: number) =>
      api.post(`/admin/${resource}/${target.id}/${PATHS[move]}`, { version, at });
    try {
      const state = await post(target.version);
      notify(done, { type: 'success' });
      onDone({ ...target, ...state });
    } catch (error) {
      if (onConflict(error, { mine: [], retry: post, done })) return;
      refuse(error as Error, savesFirst);
      if (savesFirst) onDone(target);
    }
  }

  function refuse(error: Error, isSaved: boolean): void {
    const faults = error instanceof ApiError ? error.body.errors : undefined;
    if (faults) setSubmissionErrors(faults, setError);
    const said = faults ? publishing.refused(Object.values(faults), isSaved) : error.message;
    notify(said, { type: 'error' });
  }

  async function run(asked: Asked): Promise<void> {
    setBusy(true);
    const target = asked.savesFirst ? await saveForm() : record;
    if (target) await send(asked, target);
    setBusy(false);
  }
  return { run, busy };
}

/** Saves the form as its own button would, and answers the saved record; null where a field is refused. */
function useSaveForm(): () => Promise<ContentRecord | null> {
  const { save } = useSaveContext();
  const { handleSubmit, setError } = useFormContext();
  return async () => {
    let saved: ContentRecord | null = null;
    await handleSubmit(async (values) => {
      const errors = await save?.(values, {
        onSuccess: (record: ContentRecord) => void (saved = record),
      });
      if (errors) setSubmissionErrors(errors, setError);
    })();
    return saved;
  };
}
