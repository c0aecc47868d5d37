import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import type { EventRegistrationRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../../shared/api/api';
import { acts } from '../registration-actions.fr';

/** Sends what the person needs next again: the verification, or a link to their page. */
export function ResendButton({ registration: { id, status } }: { registration: EventRegistrationRecord }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/event-registrations/${id}/resend`),
    onSuccess: () => notify(acts.resend.done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button startIcon={<MailIcon />} loading={isPending} onClick={() => mutate()}>
      {status === 'pending_verification' ? acts.resend.verification : acts.resend.link}
    </Button>
  );
}
