import Typography from '@mui/material/Typography';
import type { EventCodeRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { codes as texts } from './event-codes.fr';

export function RemoveCodeDialog({ code, onClose }: { code: EventCodeRecord; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/event-codes/${code.id}`),
    onSuccess: () => notify(texts.removed, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.remove_title(code.code)}
      action={texts.remove_action}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography>{texts.remove_text}</Typography>
    </ConfirmDialog>
  );
}
