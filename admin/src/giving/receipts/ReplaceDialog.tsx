import { RECEIPT_MESSAGES, type ReceiptRecord } from '@livres/api/contract';
import { TextInput, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { texts } from './receipt.fr';

const { replace } = texts;

/** Voids a receipt and issues another one in its place: the screen of that one opens. */
export function ReplaceDialog({ receipt, onClose }: { receipt: ReceiptRecord; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const send = async ({ reason }: { reason: string }, version = receipt.version) => {
    const body = { reason, version };
    const { id } = await api.post(`/admin/receipts/${receipt.id}/replace`, body);
    notify(replace.done, { type: 'success' });
    void navigate(`/receipts/${id}/show`);
  };
  return (
    <ActionDialog
      name={`receipt-replace-${receipt.id}`}
      title={replace.title(receipt.number)}
      help={replace.help}
      action={replace.action}
      color="error"
      done={replace.done}
      blank={{ reason: '' }}
      check={({ reason }): Record<string, string> =>
        reason?.trim() ? {} : { reason: RECEIPT_MESSAGES.reason }
      }
      onSend={send}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={replace.reason}
        helperText={replace.reason_help}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ActionDialog>
  );
}
