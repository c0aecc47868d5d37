import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { api } from '../../shared/api/api';
import { MINUTE_MS } from '@livres/api/contract';

/** What waits about gifts of money, for those who read them; nothing for anyone else. */
export function useGivingToday() {
  const { canAccess = false } = useCanAccess({ resource: 'donations', action: 'read' });
  return useQuery({
    queryKey: ['giving', 'today'],
    queryFn: ({ signal }) => api.get('/admin/giving/today', { signal }),
    enabled: canAccess,
    refetchInterval: MINUTE_MS,
  });
}
