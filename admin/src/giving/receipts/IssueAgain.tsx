import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReceiptRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { texts } from './receipt.fr';

const { issue_again: words, show } = texts;

/** Issues the receipt that a void one waits for: the screen of that one opens. */
export function IssueAgain({ receipt: { id, number, version } }: { receipt: ReceiptRecord }) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/receipts/${id}/issue-again`, { version }),
    onSuccess: (issued) => {
      notify(words.done, { type: 'success' });
      void navigate(`/receipts/${issued.id}/show`);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {show.issue_again}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title(number)}
        action={words.action}
        color="primary"
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{words.text}</Typography>
      </ConfirmDialog>
    </>
  );
}
