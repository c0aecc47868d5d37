import { RECEIPT_MESSAGES, type ReceiptRecord } from '@livres/api/contract';
import { TextInput, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { texts } from './receipt.fr';

const { void: words } = texts;

/** Takes a receipt back without another in its place. */
export function VoidDialog({ receipt, onClose }: { receipt: ReceiptRecord; onClose: () => void }) {
  const refresh = useRefresh();
  const send = async ({ reason }: { reason: string }, version = receipt.version) => {
    await api.post(`/admin/receipts/${receipt.id}/void`, { reason, version });
    refresh();
  };
  return (
    <ActionDialog
      name={`receipt-void-${receipt.id}`}
      title={words.title(receipt.number)}
      help={words.help}
      action={words.action}
      color="error"
      done={words.done}
      blank={{ reason: '' }}
      check={({ reason }): Record<string, string> =>
        reason?.trim() ? {} : { reason: RECEIPT_MESSAGES.voidReason }
      }
      onSend={send}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={words.reason}
        helperText={words.reason_help}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ActionDialog>
  );
}
