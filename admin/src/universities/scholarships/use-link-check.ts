import type { ScholarshipRecord } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { scholarship } from './scholarship.fr';

const texts = scholarship.link;
const EACH_MS = 1500;
const MOST_LOOKS = 20;

/** Has the link looked at, and reads what that found, while the form beside it stays as it is. */
export function useLinkCheck(record: ScholarshipRecord) {
  const [since, setSince] = useState<string | null | undefined>(undefined);
  const [said, setSaid] = useState('');
  const notify = useNotify();
  const isWaiting = since !== undefined;
  const { data: seen = record } = useQuery({
    queryKey: ['scholarships', 'link', record.id, record.application_url, record.link_checked_at],
    queryFn: async ({ signal }) => {
      const found = await api.get(`/admin/scholarships/${record.id}`, { signal });
      if (isWaiting && found.link_checked_at !== since) setSince(undefined);
      return found;
    },
    enabled: isWaiting,
    refetchInterval: ({ state }) => (state.dataUpdateCount < MOST_LOOKS ? EACH_MS : false),
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/scholarship-links/checks', { ids: [record.id] }),
    onMutate: () => setSaid(''),
    onSuccess: ({ asked }) => {
      if (asked > 0) setSince(seen.link_checked_at);
      else setSaid(texts.not_checkable);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { seen, check: () => mutate(), isChecking: isPending || isWaiting, said };
}
