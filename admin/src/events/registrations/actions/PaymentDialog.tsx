import { HAND_METHODS, REGISTRATION_ADMIN_MESSAGES as MESSAGES, type HandMethod } from '@livres/api/contract';
import { DateInput, RadioButtonGroupInput, required, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { dayInParis } from '../../../shared/format/calendar-days';
import { frenchMoney } from '../../../shared/format/french-number';
import { HAND_CHOICES } from '../registration-choices';
import { acts } from '../registration-actions.fr';
import type { RegistrationDialogProps } from './registration-dialog';

const { payment } = acts;
const FIRST: HandMethod = HAND_METHODS[0];

/** What is to be paid is in hand. */
export function PaymentDialog({ registration, onClose }: RegistrationDialogProps) {
  const notify = useNotify();
  const { id, version: seen, total, due, currency } = registration;
  const today = dayInParis(Date.now());
  return (
    <ActionDialog
      name={`registration-payment-${id}`}
      title={payment.title}
      help={payment.help(frenchMoney(due || total, currency))}
      action={payment.action}
      done={payment.done}
      blank={{ method: FIRST, received_on: today }}
      onSend={({ method, received_on }, version = seen) =>
        api.post(`/admin/event-registrations/${id}/payment`, { method, received_on, version })
      }
      onDone={() => {
        notify(payment.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="method"
        label={payment.method}
        choices={HAND_CHOICES}
        validate={required(MESSAGES.method)}
        helperText={false}
      />
      <DateInput
        source="received_on"
        label={payment.day}
        validate={required(payment.day_missing)}
        slotProps={{ htmlInput: { max: today } }}
        helperText={false}
      />
    </ActionDialog>
  );
}
