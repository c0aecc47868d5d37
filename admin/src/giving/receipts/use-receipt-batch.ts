import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/api';

const LOOKS_AGAIN_MS = 1500;
/** Where none was issued for so long, those that are left have failed: they may be asked for again. */
const GIVES_UP_MS = 30_000;

/** What the batch of a year would issue; while receipts are being issued (`isIssuing`), those that are left. */
export function useReceiptBatch(year: number) {
  const [isStarted, setStarted] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', 'batch', year],
    queryFn: ({ signal }) => api.get('/admin/receipts/batch', { params: { year: String(year) }, signal }),
    refetchInterval: isStarted && LOOKS_AGAIN_MS,
  });
  const left = data ? data.single.count + (data.is_year_over ? data.yearly.count : 0) : 0;
  useEffect(() => {
    if (!isStarted) return;
    const timer = setTimeout(() => setStarted(false), left === 0 ? 0 : GIVES_UP_MS);
    return () => clearTimeout(timer);
  }, [isStarted, left]);
  return { data, left, error, refetch, isIssuing: isStarted && left > 0, start: () => setStarted(true) };
}
