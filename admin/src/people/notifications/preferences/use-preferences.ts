import type { NotificationPreferences, NotificationPreferencesInput } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';

export const PREFERENCES_KEY = ['notifications', 'preferences'];
const PATH = '/admin/notifications/preferences';

export const usePreferences = () =>
  useQuery({ queryKey: PREFERENCES_KEY, queryFn: ({ signal }) => api.get(PATH, { signal }) });

/** Each choice is kept as it is made: the box moves at once, and back where it could not be kept. */
export function useChangePreferences() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (changes: NotificationPreferencesInput) => api.put(PATH, changes),
    onMutate: (changes) => {
      void queries.cancelQueries({ queryKey: PREFERENCES_KEY });
      const before = queries.getQueryData<NotificationPreferences>(PREFERENCES_KEY);
      if (before)
        queries.setQueryData(PREFERENCES_KEY, {
          ...before,
          ...changes,
          choices: { ...before.choices, ...changes.choices },
        });
      return { before };
    },
    onSuccess: (kept) => queries.setQueryData(PREFERENCES_KEY, kept),
    onError: (error, _, context) => {
      queries.setQueryData(PREFERENCES_KEY, context?.before);
      notify(error.message, { type: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications', 'summary'] }),
  });
}
