import { STATEMENT_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import { required, TextInput, useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { texts } from '../gift.fr';

const { undo } = texts.acts;

/** Takes back that the gift was received: nothing goes back to anybody. */
export function UndoGiftDialog({ gift, onClose }: { gift: MoneyDonationRecord; onClose: () => void }) {
  const notify = useNotify();
  const { id, version: seen } = gift;
  return (
    <ActionDialog
      name={`undo-${id}`}
      title={undo.title}
      help={undo.help}
      action={undo.action}
      color="error"
      done={undo.done}
      blank={{ reason: '' }}
      onSend={({ reason }, version = seen) => api.post(`/admin/donations/${id}/undo`, { reason, version })}
      onDone={() => {
        notify(undo.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={undo.reason}
        validate={required(undo.reason_missing)}
        slotProps={{ htmlInput: { maxLength: STATEMENT_LIMITS.note } }}
        helperText={false}
        multiline
        minRows={2}
      />
    </ActionDialog>
  );
}
