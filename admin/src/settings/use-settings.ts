import { ApiError } from '@livres/api/client';
import type { SettingKey, SettingRecord } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../shared/api/api';
import { settings as texts } from './settings.fr';

type Words = { [Key in SettingKey]?: string | undefined };

export interface SettingChange {
  setting: SettingRecord;
  value: string;
}

/** The settings as they are, what staff wrote over them, and how that is saved. */
export function useSettings() {
  const queries = useQueryClient();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<Words>({});
  const [errors, setErrors] = useState<Words>({});
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'list'],
    queryFn: ({ signal }) => api.get<SettingRecord[]>('/admin/settings', { signal }),
  });
  const changes: SettingChange[] = (data ?? []).flatMap((setting) => {
    const value = drafts[setting.key]?.trim();
    return value === undefined || value === setting.value ? [] : [{ setting, value }];
  });

  function write(key: SettingKey, value: string) {
    setDrafts((all) => ({ ...all, [key]: value }));
    setErrors((all) => ({ ...all, [key]: undefined }));
  }

  function giveUp() {
    setDrafts({});
    setErrors({});
  }

  const { mutate: save, isPending: isSaving } = useMutation({
    mutationFn: () => saveEach(changes),
    onSuccess: (refusals) => {
      const refused = Object.keys(refusals).length;
      setErrors(refusals);
      setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key in refusals)));
      if (refused > 0) notify(texts.some_refused, { type: 'error' });
      else notify(texts.saved(changes.length), { type: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['settings'] }),
  });
  const valueOf = ({ key, value }: SettingRecord) => drafts[key] ?? value;
  return { settings: data, error, refetch, changes, errors, valueOf, write, giveUp, save, isSaving };
}

/** Saves one after the other; answers the refused ones, each with its reason. */
async function saveEach(changes: SettingChange[]): Promise<Words> {
  const refusals: Words = {};
  for (const { setting, value } of changes) {
    const { key, version, default_value } = setting;
    const body = { value: value === default_value ? null : value, version };
    await api.put(`/admin/settings/${key}`, body).catch((error: unknown) => {
      refusals[key] = reasonOf(error);
    });
  }
  return refusals;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.body.errors?.['value'] ?? error.message;
  return String(error);
}
