import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReceiptBatchPreview } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { BatchLines } from './BatchLines';
import { texts } from './receipt.fr';
import { SumTiles } from './SumTiles';
import { useReceiptBatch } from './use-receipt-batch';
import { MayWrite } from '../../shared/rights/MayWrite';
import { euros } from '../../shared/format/french-number';

const { batch } = texts;

/** The receipts that a year still lacks: seen first, issued when someone says so. */
export function BatchPanel({ year }: { year: number }) {
  const { data, error, refetch } = useReceiptBatch(year);
  return (
    <Panel title={batch.title} help={batch.help}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
      {data && <Preview preview={data} />}
    </Panel>
  );
}

function Preview({ preview }: { preview: ReceiptBatchPreview }) {
  const { yearly, single, waiting, issuing, is_year_over, issues_receipts, lines } = preview;
  const count = single.count + (is_year_over ? yearly.count : 0);
  return (
    <>
      <SumTiles
        tiles={[
          { label: batch.yearly, value: yearly.count, note: euros(yearly.amount) },
          { label: batch.single, value: single.count, note: euros(single.amount) },
          { label: batch.waiting, value: waiting.count, note: euros(waiting.amount) },
        ]}
      />
      {!is_year_over && <Typography sx={{ mb: 2 }}>{batch.not_over}</Typography>}
      {count === 0 && <Typography color="textSecondary">{batch.nothing}</Typography>}
      {lines.length > 0 && <BatchLines lines={lines} />}
      {count > 0 && !issues_receipts && <Alert severity="info">{batch.off}</Alert>}
      {issuing > 0 && (
        <Alert severity="info" icon={<CircularProgress size={20} />}>
          {batch.left(issuing)}
        </Alert>
      )}
      {count > 0 && issues_receipts && issuing === 0 && (
        <MayWrite resource="receipts">
          <Issue year={preview.year} count={count} />
        </MayWrite>
      )}
    </>
  );
}

function Issue({ year, count }: { year: number; count: number }) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/receipts/batch', { year }),
    onSuccess: ({ count: started }) => {
      if (started > 0) notify(batch.done(started), { type: 'success' });
      else notify(batch.already, { type: 'info' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      // Busy until the count is read anew: the old one is not shown again, nor pressed.
      await client.invalidateQueries({ queryKey: ['receipts'] });
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {batch.action(count)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={batch.sure(count)}
        action={batch.action(count)}
        color="primary"
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{batch.sure_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
