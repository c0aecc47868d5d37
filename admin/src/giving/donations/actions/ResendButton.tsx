import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../../shared/api/api';
import { texts } from '../gift.fr';

const { resend } = texts.acts;

/** Sends the donor their email again, with the receipt where there is one. */
export function ResendButton({ id }: { id: string }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/donations/${id}/letters`),
    onSuccess: () => notify(resend.done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button startIcon={<MailIcon />} loading={isPending} onClick={() => mutate()}>
      {resend.button}
    </Button>
  );
}
