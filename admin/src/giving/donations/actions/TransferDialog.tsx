import { DateInput, required, TextInput, useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { dayInParis } from '../../../shared/format/calendar-days';
import { texts } from '../gift.fr';
import type { GiftDialogProps } from './gift-dialog';
import { moneyFault } from './typed-money';

const { transfer } = texts.acts;

/** The transfer that was announced is on the account: maybe not all of it, or more. */
export function TransferDialog({ gift, onClose }: GiftDialogProps) {
  const notify = useNotify();
  const { id, version: seen, amount, currency } = gift;
  const today = dayInParis(Date.now());
  const check = (values: { amount: string }): Record<string, string> => {
    const fault = moneyFault(values.amount, currency, transfer.amount_missing);
    return fault ? { amount: fault } : {};
  };
  return (
    <ActionDialog
      name={`transfer-${id}`}
      title={transfer.title}
      help={transfer.help}
      action={transfer.action}
      done={transfer.done}
      blank={{ received_on: today, amount: String(amount).replace('.', ',') }}
      check={check}
      onSend={({ received_on, amount: arrived }, version = seen) =>
        api.post(`/admin/donations/${id}/transfer`, { received_on, amount: arrived, version })
      }
      onDone={() => {
        notify(transfer.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput
        source="received_on"
        label={transfer.day}
        validate={required(transfer.day_missing)}
        slotProps={{ htmlInput: { max: today } }}
        helperText={false}
      />
      <TextInput
        source="amount"
        label={transfer.amount}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        helperText={false}
      />
    </ActionDialog>
  );
}
