import type { SettingEnvironment } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../shared/api/api';

/** The keys that a search finds, as the server looks for them; null where nothing is searched for. */
export function useFoundSettings(environment: SettingEnvironment, words: string): Set<string> | null {
  const search = useDeferredValue(words.trim());
  const { data } = useQuery({
    queryKey: ['settings', 'search', environment, search],
    queryFn: ({ signal }) => api.get('/settings/', { params: { environment, search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return search === '' || !data ? null : new Set(data.results.map(({ key }) => key));
}
