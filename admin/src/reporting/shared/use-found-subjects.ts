import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../shared/api/api';
import { namedBy } from '../../shared/records/named-by';

/** Campaigns, events, regions and partners that a part of a name finds; no former find that it does not name. */
export function useFoundSubjects(typed: string, enabled = true) {
  const search = useDeferredValue(typed);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['analytics', 'subjects', search],
    queryFn: ({ signal }) =>
      api.get('/admin/analytics/subjects', { signal, params: search ? { search } : {} }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const isLate = isPlaceholderData || search !== typed;
  const isNamed = namedBy(typed);
  const found = (data ?? []).filter(({ label }) => !isLate || isNamed(label));
  return { found, isSearching: isFetching || isLate };
}
