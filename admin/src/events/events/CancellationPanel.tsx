import CancelIcon from '@mui/icons-material/EventBusy';
import RestoreIcon from '@mui/icons-material/EventAvailable';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EventRecord } from '@livres/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Panel } from '../../shared/layout/Panel';
import { CancellationDialog } from './CancellationDialog';
import { event as texts } from './event.fr';
import { useCancellation } from './use-cancellation';

const { cancellation, actions } = texts;

/** Whether a published event takes place after all: it is not a matter of text, and shows at once. */
export function CancellationPanel() {
  const record = useRecordContext<EventRecord>();
  const { isDirty } = useFormState();
  if (!record?.is_live) return null;
  return (
    <Panel title={cancellation.title}>
      {record.status === 'cancelled' ? (
        <Cancelled record={record} disabled={isDirty} />
      ) : (
        <Cancellable record={record} disabled={isDirty} />
      )}
      {isDirty && <Typography variant="caption">{cancellation.dirty}</Typography>}
    </Panel>
  );
}

interface Props {
  record: EventRecord;
  disabled: boolean;
}

function Cancelled({ record, disabled }: Props) {
  const { send, busy } = useCancellation(record, () => undefined);
  return (
    <>
      <Alert severity="error" sx={{ mb: 1 }}>
        <strong>{cancellation.cancelled}</strong>
        <br />
        {record.cancellation_reason}
      </Alert>
      <Button startIcon={<RestoreIcon />} onClick={() => send(null)} disabled={busy || disabled}>
        {actions.reinstate}
      </Button>
    </>
  );
}

function Cancellable({ record, disabled }: Props) {
  const [asking, setAsking] = useState(false);
  const { send, busy } = useCancellation(record, () => setAsking(false));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {cancellation.help}
      </Typography>
      <Button color="error" startIcon={<CancelIcon />} onClick={() => setAsking(true)} disabled={disabled}>
        {actions.cancel}
      </Button>
      {asking && (
        <CancellationDialog event={record} busy={busy} onConfirm={send} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
