import { PHYSICAL_DONATION_LIMITS, type PhysicalDonationRecord } from '@livres/api/contract';
import { required, TextInput, useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { texts } from '../physical-donation.fr';
import { trimmed } from './typed-text';

const { cancel } = texts.acts;

export function CancelDialog({
  donation,
  onClose,
}: {
  donation: PhysicalDonationRecord;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { id, version: seen } = donation;
  return (
    <ActionDialog
      name={`cancel-${id}`}
      title={cancel.title}
      help={cancel.help}
      action={cancel.action}
      color="error"
      done={cancel.done}
      blank={{ reason: '' }}
      onSend={({ reason }, version = seen) =>
        api.post(`/admin/physical-donations/${id}/cancel`, { reason: trimmed(reason), version })
      }
      onDone={() => {
        notify(cancel.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={cancel.reason}
        validate={required(cancel.reason_missing)}
        slotProps={{ htmlInput: { maxLength: PHYSICAL_DONATION_LIMITS.note } }}
        helperText={false}
        multiline
        minRows={2}
        autoFocus
      />
    </ActionDialog>
  );
}
