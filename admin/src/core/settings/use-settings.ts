import { ApiError } from '@livres/api/client';
import type { SettingEnvironment, SettingRecord, SettingValue } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import {
  changesOf,
  entryOf,
  keepSettingDrafts,
  readSettingDrafts,
  type SettingDrafts,
} from './setting-drafts';
import { type SettingErrors, refusalsOf } from './setting-refusals';
import { noSettings, readSettingsByCategory } from './settings-by-category';
import { settings as texts } from './settings.fr';

/** The settings of an environment as they are, what staff wrote over them, and how that is saved. */
export function useSettings(environment: SettingEnvironment) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<SettingDrafts>(() => readSettingDrafts(environment));
  const [taken, setTaken] = useState(() => Object.keys(drafts).length);
  const [errors, setErrors] = useState<SettingErrors>({});
  // Tells fields that keep a text of their own to take up the one they are given.
  const [generation, setGeneration] = useState(0);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['settings', 'by-category', environment],
    queryFn: ({ signal }) => readSettingsByCategory(api, environment, signal),
  });
  const shown = data ?? noSettings(environment);
  const changes = changesOf(shown.settings, drafts);

  useEffect(() => {
    if (!data) return;
    const sensitive = data.settings.filter(({ is_sensitive }) => is_sensitive).map(({ key }) => key);
    keepSettingDrafts(environment, drafts, new Set(sensitive));
  }, [data, drafts, environment]);

  function write({ key, version }: SettingRecord, value: SettingValue | undefined) {
    setTaken(0);
    setErrors((all) => ({ ...all, [key]: undefined }));
    setDrafts((all) => ({
      ...all,
      [key]: value === undefined ? undefined : { value, version: all[key]?.version ?? version },
    }));
  }

  /** As `write`, from outside of the field. */
  function replace(setting: SettingRecord, value: SettingValue) {
    write(setting, value);
    setGeneration((count) => count + 1);
  }

  function giveUp() {
    setTaken(0);
    setDrafts({});
    setErrors({});
    setGeneration((count) => count + 1);
  }

  const {
    mutateAsync: save,
    error: saveError,
    reset: forgetSaveError,
    isPending: isSaving,
  } = useMutation({
    mutationFn: (reason: string) =>
      api.post('/settings/bulk_update/', {
        settings: changes.map(entryOf),
        environment,
        reason: reason.trim() || null,
      }),
    onSuccess: async () => {
      const count = changes.length;
      await queries.invalidateQueries({ queryKey: ['settings'] });
      giveUp();
      notify(texts.saved(count), { type: 'success' });
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiError)) return;
      const { errors: refused, versions } = refusalsOf(failure);
      if (Object.keys(refused).length === 0) return;
      setErrors(refused);
      notify(texts.some_refused, { type: 'error' });
      setDrafts((all) => withVersions(all, versions));
      await queries.invalidateQueries({ queryKey: ['settings'] });
    },
  });

  return {
    ...shown,
    error,
    refetch,
    isPending,
    drafts,
    taken,
    changes,
    errors,
    generation,
    write,
    replace,
    giveUp,
    save,
    saveError,
    forgetSaveError,
    isSaving,
  };
}

/** A conflict that was read: the next save knows what it replaces. */
function withVersions(drafts: SettingDrafts, versions: Record<string, number>): SettingDrafts {
  return Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [
      key,
      draft && { ...draft, version: versions[key] ?? draft.version },
    ]),
  );
}
