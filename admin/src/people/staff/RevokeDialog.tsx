import Typography from '@mui/material/Typography';
import type { StaffRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { staff as texts } from './staff.fr';

export function RevokeDialog({ record, onClose }: { record: StaffRecord; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/staff/${record.id}`),
    onSuccess: () => notify(texts.revoked, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.revoke_title(record.name)}
      action={texts.revoke}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography>{texts.revoke_text}</Typography>
    </ConfirmDialog>
  );
}
