import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** What the batch of a year would issue. */
export function useReceiptBatch(year: number) {
  return useQuery({
    queryKey: ['receipts', 'batch', year],
    queryFn: ({ signal }) => api.get('/admin/receipts/batch', { params: { year: String(year) }, signal }),
  });
}
