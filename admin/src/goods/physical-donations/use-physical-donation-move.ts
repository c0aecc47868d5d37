import type { PhysicalDonationRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './physical-donation.fr';

/** Puts a donation in the trash, and takes it out. */
export function usePhysicalDonationMove({ id }: PhysicalDonationRecord) {
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const path = `/admin/physical-donations/${id}` as const;
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const trash = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess: () => {
      notify(texts.acts.binned(1), { type: 'success' });
      redirect('list', 'physical-donations');
    },
    onError,
  });
  const restore = useMutation({
    mutationFn: () => api.post(`${path}/restore`),
    onSuccess: () => notify(texts.acts.restored(1), { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  return {
    bin: () => trash.mutate(),
    restore: () => restore.mutate(),
    isBusy: trash.isPending || restore.isPending,
  };
}
