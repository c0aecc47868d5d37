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
  const { data, left, error, refetch, isIssuing, start } = useReceiptBatch(year);
  return (
    <Panel title={batch.title} help={batch.help}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
      {data && <Preview preview={data} count={left} isIssuing={isIssuing} onStarted={start} />}
    </Panel>
  );
}

interface PreviewProps {
  preview: ReceiptBatchPreview;
  /** The receipts that are to be issued. */
  count: number;
  isIssuing: boolean;
  onStarted: () => void;
}

function Preview({ preview, count, isIssuing, onStarted }: PreviewProps) {
  const { yearly, single, waiting, is_year_over, issues_receipts, lines } = preview;
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
      {isIssuing && (
        <Alert severity="info" icon={<CircularProgress size={20} />}>
          {batch.left(count)}
        </Alert>
      )}
      {count > 0 && issues_receipts && !isIssuing && (
        <MayWrite resource="receipts">
          <Issue year={preview.year} count={count} onStarted={onStarted} />
        </MayWrite>
      )}
    </>
  );
}

function Issue({ year, count, onStarted }: { year: number; count: number; onStarted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/admin/receipts/batch', { year }),
    onSuccess: ({ count: started }) => {
      notify(batch.done(started), { type: 'success' });
      onStarted();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: ['receipts'] });
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
