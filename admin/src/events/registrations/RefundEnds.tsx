import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EventRegistrationRecord, RefundEnd, RegistrationRefund } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchMoney } from '../../shared/format/french-number';
import { texts } from './registration.fr';

const { ends } = texts.refunds;

interface Props {
  registration: EventRegistrationRecord;
  refund: RegistrationRefund;
}

/** What staff do about a refund that waits for them; nothing is done at the first press. */
export function RefundEnds({ registration, refund }: Props) {
  const [asked, setAsked] = useState<RefundEnd | null>(null);
  const { mutate, isPending } = useRefundEnd(registration, refund, () => setAsked(null));
  // What was to be given back by hand is asked of no provider.
  const possible: RefundEnd[] =
    refund.status === 'refused' ? ['again', 'by_hand', 'left'] : ['by_hand', 'left'];
  const money = frenchMoney(refund.amount + refund.donation_amount, refund.currency);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', mt: 0.5 }}>
      {possible.map((how) => (
        <Button
          key={how}
          size="small"
          color={how === 'left' ? 'error' : 'primary'}
          onClick={() => setAsked(how)}
        >
          {ends[how].button}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={ends[asked].title(money)}
          action={ends[asked].button}
          color={asked === 'left' ? 'error' : 'primary'}
          busy={isPending}
          onConfirm={() => mutate(asked)}
          onClose={() => setAsked(null)}
        >
          <Typography>{ends[asked].text}</Typography>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function useRefundEnd({ id }: EventRegistrationRecord, refund: RegistrationRefund, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (how: RefundEnd) =>
      api.post(`/admin/event-registrations/${id}/refunds/${refund.id}/end`, { how }),
    onSuccess: (_answer, how) => notify(ends[how].done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onDone();
      refresh();
    },
  });
}
