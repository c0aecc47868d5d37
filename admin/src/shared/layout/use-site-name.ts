import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';

/** What the association calls its site in the settings; empty until that is known. */
export function useSiteName(): string {
  const { data } = useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => api.get('/settings/public', { signal }),
    staleTime: Infinity,
  });
  return data?.site_name ?? '';
}
