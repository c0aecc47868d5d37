import { TRANSACTION_LIMITS, type PickupTransaction } from '@livres/api/contract';
import { TextInput, useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { texts } from '../physical-donation.fr';
import { trimmed } from './typed-text';

const { contact } = texts.acts;

export function ContactDialog({
  transaction,
  onClose,
}: {
  transaction: PickupTransaction;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { id, version: seen } = transaction;
  return (
    <ActionDialog
      name={`contact-${id}`}
      title={contact.title}
      help={contact.help}
      action={contact.action}
      done={contact.done}
      blank={{ notes: '' }}
      onSend={({ notes }, version = seen) =>
        api.post(`/admin/donation-transactions/${id}/mark_contacted`, { notes: trimmed(notes), version })
      }
      onDone={() => {
        notify(contact.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="notes"
        label={contact.notes}
        slotProps={{ htmlInput: { maxLength: TRANSACTION_LIMITS.note } }}
        helperText={false}
        multiline
        minRows={4}
        autoFocus
      />
    </ActionDialog>
  );
}
