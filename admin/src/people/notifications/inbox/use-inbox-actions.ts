import type { InboxSummary, NotificationDomain } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { SUMMARY_KEY } from './use-notification-summary';

/** What one does with lines; the bell says at once what the server answers. */
export function useInboxActions() {
  const queries = useQueryClient();
  const notify = useNotify();
  const after = {
    onSuccess: (summary: InboxSummary) => queries.setQueryData(SUMMARY_KEY, summary),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications', 'inbox'] }),
  };
  const reading = useMutation({
    mutationFn: (read: { ids: number[]; is_read: boolean }) => api.post('/admin/notifications/read', read),
    ...after,
  });
  const readingAll = useMutation({
    mutationFn: (domains: NotificationDomain[]) => api.post('/admin/notifications/read-all', { domains }),
    ...after,
  });
  const snoozing = useMutation({
    mutationFn: (snooze: { ids: number[]; until: string }) => api.post('/admin/notifications/snooze', snooze),
    ...after,
  });
  return {
    markRead: (ids: number[], is_read = true) => reading.mutate({ ids, is_read }),
    markAllRead: readingAll.mutateAsync,
    snooze: snoozing.mutateAsync,
    isBusy: readingAll.isPending,
  };
}
