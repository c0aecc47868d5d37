import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EVENT_MESSAGES } from '@livres/api/contract';
import { useState } from 'react';
import { CancellationReach } from './CancellationReach';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { event as texts } from './event.fr';

const { cancellation } = texts;
const LONGEST = 500;

interface Props {
  eventId: number;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, in a sentence that visitors read. */
export function CancellationDialog({ eventId, busy, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const confirm = () => {
    if (reason.trim()) onConfirm(reason.trim());
    else setRefused(true);
  };
  return (
    <ConfirmDialog
      open
      title={cancellation.dialog}
      action={texts.actions.cancel}
      cancel={texts.actions.keep}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{cancellation.reason}</Typography>
      <TextField
        label={cancellation.reason_label}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isRefused && !reason.trim()}
        helperText={isRefused && !reason.trim() ? EVENT_MESSAGES.reason_required : ' '}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        multiline
        minRows={2}
        fullWidth
        required
        autoFocus
      />
      <CancellationReach eventId={eventId} />
    </ConfirmDialog>
  );
}
