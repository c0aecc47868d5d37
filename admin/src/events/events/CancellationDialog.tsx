import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EVENT_MESSAGES, type EventRecord, plainLetters } from '@livres/api/contract';
import { useState } from 'react';
import { CancellationReach } from './CancellationReach';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { event as texts } from './event.fr';
import { useCancellationReach } from './use-cancellation';

const { cancellation } = texts;
const LONGEST = 500;

interface Props {
  event: EventRecord;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, in a sentence that visitors read; where money goes back, the title is typed too. */
export function CancellationDialog({ event, busy, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [title, setTitle] = useState('');
  const [isRefused, setRefused] = useState(false);
  const reach = useCancellationReach(event.id);
  // What is not known may be money.
  const asksTitle = reach.data ? reach.data.to_refund.length > 0 : reach.isError;
  const isOtherTitle = asksTitle && lettersOf(title) !== lettersOf(event.title);
  const confirm = () => {
    if (reason.trim() && !isOtherTitle) onConfirm(reason.trim());
    else setRefused(true);
  };
  return (
    <ConfirmDialog
      open
      title={cancellation.dialog}
      action={texts.actions.cancel}
      cancel={texts.actions.keep}
      busy={busy || reach.isPending}
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
      <CancellationReach {...reach} />
      {asksTitle && (
        <TextField
          label={cancellation.typed_title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={isRefused && isOtherTitle}
          helperText={isRefused && isOtherTitle ? cancellation.other_title(event.title) : event.title}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
          sx={{ mt: 2 }}
          fullWidth
          required
        />
      )}
    </ConfirmDialog>
  );
}

/** Nobody is held up by capitals, accents, apostrophes or spaces. */
const lettersOf = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
