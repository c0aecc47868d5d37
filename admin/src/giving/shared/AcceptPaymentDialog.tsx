import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchMoney } from '../../shared/format/french-number';
import { unappliedLabels } from './unapplied.fr';
import { type UnappliedDialogProps, useUnappliedRefresh } from './unapplied-payments';

const texts = unappliedLabels.accept;

/** Makes a gift of what is left of a payment. */
export function AcceptPaymentDialog({ payment: { id, amount, currency }, onClose }: UnappliedDialogProps) {
  const notify = useNotify();
  const refresh = useUnappliedRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/unapplied-payments/${id}/accept`),
    onSuccess: () => notify(texts.done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.title(frenchMoney(amount, currency))}
      action={texts.action}
      color="primary"
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{texts.of_its_own}</Typography>
      <Typography>{texts.thanked}</Typography>
    </ConfirmDialog>
  );
}
