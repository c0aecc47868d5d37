import type { UnappliedPaymentRecord } from '@livres/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';

export interface UnappliedDialogProps {
  payment: UnappliedPaymentRecord;
  onClose: () => void;
}

const UNAPPLIED = ['unapplied-payments'] as const;

/** Money that arrived and is no gift: all of it, or that of one gift. */
export function useUnappliedPayments(donation_id?: string) {
  return useQuery({
    queryKey: [...UNAPPLIED, donation_id ?? 'all'],
    queryFn: ({ signal }) =>
      api.get('/admin/unapplied-payments', {
        signal,
        ...(donation_id && { params: { donation_id } }),
      }),
  });
}

/** Reads again what a decision changed: the payments, the counts, the gift that is shown. */
export function useUnappliedRefresh() {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return () => {
    void queries.invalidateQueries({ queryKey: UNAPPLIED });
    void queries.invalidateQueries({ queryKey: ['giving', 'today'] });
    void queries.invalidateQueries({ queryKey: ['donations', 'story'] });
    refresh();
  };
}
