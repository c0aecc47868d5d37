import { TRANSACTION_LIMITS, type DonationTransaction } from '@livres/api/contract';
import { TextInput, useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ActDialog } from '../../shared/collection/ActDialog';
import { texts } from '../physical-donation.fr';
import { trimmed } from './typed-text';

const { contact } = texts.acts;

export function ContactDialog({
  transaction,
  onClose,
}: {
  transaction: DonationTransaction;
  onClose: () => void;
}) {
  const notify = useNotify();
  const { id, version: seen } = transaction;
  return (
    <ActDialog
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
    </ActDialog>
  );
}
