import Typography from '@mui/material/Typography';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { texts } from '../gift.fr';

const { cancel } = texts.acts;

export function CancelGiftDialog({ gift, onClose }: { gift: MoneyDonationRecord; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/donations/${gift.id}/cancel`, { version: gift.version }),
    onSuccess: () => notify(cancel.done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={cancel.title}
      action={cancel.action}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography>{cancel.text}</Typography>
    </ConfirmDialog>
  );
}
