import { ApiError } from '@livres/api/client';
import type { NewsletterRecord } from '@livres/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../../shared/api/api';
import { useWarnBeforeLeaving } from '../../../shared/layout/use-warn-before-leaving';

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

const PAUSE_MS = 900;
const WRITTEN = ['title', 'subject', 'preheader', 'blocks', 'audience', 'is_public'] as const;

const written = (values: Record<string, unknown>) =>
  Object.fromEntries(WRITTEN.map((name) => [name, values[name] ?? (name === 'is_public' ? false : '')]));

/** Saves what the form holds a moment after one stops typing; one save at a time, each from the version of the last. */
export function useAutosave(
  start: NewsletterRecord,
  isWritable: boolean,
  onTheirs: (record: NewsletterRecord) => void,
) {
  const values = useWatch() as Record<string, unknown>;
  const typed = JSON.stringify(written({ ...start, ...values }));
  const [saved, setSaved] = useState(start);
  const [state, setState] = useState<SaveState>('saved');
  const [kept, setKept] = useState(typed);
  /** What was refused is not tried again until it is written otherwise. */
  const [refused, setRefused] = useState<string | null>(null);
  const isBusy = useRef(false);
  const notify = useNotify();
  const queries = useQueryClient();
  const path = `/admin/newsletters/${start.id}` as const;

  const save = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('saving');
    try {
      const body = { ...(JSON.parse(typed) as object), version: saved.version };
      const record = await api.put(path, body);
      setKept(typed);
      setRefused(null);
      setSaved(record);
      setState('saved');
      queries.setQueryData(['newsletters', start.id, 'record'], record);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      setState(isConflict ? 'conflict' : 'unsaved');
      setRefused(typed);
      if (!isConflict) notify((error as Error).message, { type: 'error' });
    }
    isBusy.current = false;
  }, [typed, saved.version, path, queries, start.id, notify]);

  useEffect(() => {
    if (!isWritable || state === 'conflict' || typed === kept || typed === refused) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWritable, kept, refused, save, state, typed]);

  const isLost = isWritable && typed !== kept;
  useWarnBeforeLeaving(isLost);
  const takeTheirs = () => void api.get(path).then(onTheirs);
  return { saved, state: state === 'saved' && isLost ? ('unsaved' as const) : state, takeTheirs };
}
