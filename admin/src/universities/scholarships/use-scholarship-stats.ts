import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** What is counted of scholarships; under the resource’s own key, so that a write counts again. */
export function useScholarshipStats(enabled = true) {
  return useQuery({
    queryKey: ['scholarships', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/scholarships/figures', { signal }),
    staleTime: 30_000,
    enabled,
  });
}
