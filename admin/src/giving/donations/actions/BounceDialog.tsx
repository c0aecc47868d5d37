import { BooleanInput, DateInput, required, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { dayInParis } from '../../../shared/format/calendar-days';
import { texts } from '../gift.fr';
import type { GiftDialogProps } from './gift-dialog';
import { moneyFault } from './typed-money';

const { bounce } = texts.acts;

/** A cheque that the bank took back: nothing goes to the giver, who is told. */
export function BounceDialog({ gift, onClose }: GiftDialogProps) {
  const notify = useNotify();
  const { id, version: seen, currency } = gift;
  const today = dayInParis(Date.now());
  const check = ({ fee }: { fee: string }): Record<string, string> => {
    const fault = fee ? moneyFault(fee, currency, bounce.fee_missing) : null;
    return fault ? { fee: fault } : {};
  };
  return (
    <ActionDialog
      name={`bounce-${id}`}
      title={bounce.title}
      help={bounce.help}
      action={bounce.action}
      color="error"
      done={bounce.done}
      blank={{ received_on: today, fee: '', reason: '', is_told: gift.email !== '' }}
      check={check}
      onSend={({ fee, ...values }, version = seen) =>
        api.post(`/admin/donations/${id}/bounce`, { ...values, ...(fee && { fee }), version })
      }
      onDone={() => {
        notify(bounce.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <DateInput
        source="received_on"
        label={bounce.day}
        validate={required(bounce.day_missing)}
        slotProps={{ htmlInput: { max: today } }}
        helperText={false}
      />
      <TextInput
        source="fee"
        label={bounce.fee}
        helperText={bounce.fee_help}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextInput source="reason" label={bounce.reason} helperText={false} multiline />
      {gift.email !== '' && <BooleanInput source="is_told" label={bounce.is_told} helperText={false} />}
    </ActionDialog>
  );
}
