import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

const LOOKS_AGAIN_MS = 1500;

/** What the batch of a year would issue, read again while receipts are being issued. */
export function useReceiptBatch(year: number) {
  return useQuery({
    queryKey: ['receipts', 'batch', year],
    queryFn: ({ signal }) => api.get('/admin/receipts/batch', { params: { year: String(year) }, signal }),
    refetchInterval: ({ state }) => (state.data?.issuing ?? 0) > 0 && LOOKS_AGAIN_MS,
  });
}
