import { ApiError } from '@livres/api/client';
import type { AnalyticsQuestion, AnalyticsQuestionInput } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { useConflict } from '../../shared/conflict/use-conflict';
import { questionTexts as texts } from './questions.fr';

interface Saving {
  kept: AnalyticsQuestion | null;
  onSaved: (saved: AnalyticsQuestion) => void;
  /** A colleague's version is taken in place of what was typed. */
  onTheirs: () => void;
}

/** Saves a question; what is refused is known by its field, and a colleague's newer version is shown first. */
export function useSaveQuestion({ kept, onSaved, onTheirs }: Saving) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { ask, dialog } = useConflict(onTheirs);
  const send = async (input: AnalyticsQuestionInput, version: number) => {
    const saved = kept
      ? await api.put(`/admin/analytics-questions/${kept.id}`, { ...input, version })
      : await api.post('/admin/analytics-questions', input);
    queries.setQueryData(['analytics-questions', String(saved.id)], saved);
    await queries.invalidateQueries({ queryKey: ['analytics-questions', 'getList'] });
    onSaved(saved);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (input: AnalyticsQuestionInput) => send(input, kept?.version ?? 0),
    onMutate: () => setFaults({}),
    onSuccess: () => notify(texts.saved, { type: 'success' }),
    onError: (error, input) => {
      const mine = Object.keys(input);
      if (ask(error, { mine, retry: (version) => send(input, version), done: texts.saved })) return;
      const errors = error instanceof ApiError ? error.body.errors : undefined;
      setFaults(errors ?? {});
      if (!errors) notify(error.message, { type: 'error' });
    },
  });
  return { save: mutate, isSaving: isPending, faults, dialog };
}
