import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReceiptRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { openPdf } from '../../shared/api/open-file';
import { texts } from './receipt.fr';
import { IssueAgain } from './IssueAgain';
import { ReplaceDialog } from './ReplaceDialog';
import { VoidDialog } from './VoidDialog';

const { show } = texts;

/** What may be done with a receipt now. */
export function ReceiptActions({ receipt }: { receipt: ReceiptRecord }) {
  const { id, status, email } = receipt;
  const [isReplacing, setReplacing] = useState(false);
  const [isVoiding, setVoiding] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const open = useMutation({ mutationFn: () => openPdf(`/receipts/${id}/pdf`, {}), onError });
  const send = useMutation({
    mutationFn: () => api.post(`/admin/receipts/${id}/send`),
    onSuccess: () => notify(show.sent, { type: 'success' }),
    onError,
    onSettled: refresh,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button
        variant="contained"
        startIcon={<PdfIcon />}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        {show.download}
      </Button>
      {status === 'issued' && email && (
        <Button variant="outlined" loading={send.isPending} onClick={() => send.mutate()}>
          {show.send}
        </Button>
      )}
      {status === 'issued' && (
        <Button color="error" onClick={() => setReplacing(true)}>
          {show.replace}
        </Button>
      )}
      {status === 'issued' && (
        <Button color="error" onClick={() => setVoiding(true)}>
          {show.void}
        </Button>
      )}
      {status === 'voided' && !receipt.replaced_by && <IssueAgain receipt={receipt} />}
      {isVoiding && <VoidDialog receipt={receipt} onClose={() => setVoiding(false)} />}
      {isReplacing && <ReplaceDialog receipt={receipt} onClose={() => setReplacing(false)} />}
    </Box>
  );
}
