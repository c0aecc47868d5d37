import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { HAND_METHODS, REGISTRATION_LIMITS, type RegistrationTimeline } from '@livres/api/contract';
import { useState } from 'react';
import { BooleanInput, required, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { formKey } from '../../../shared/api/form-key';
import { frenchMoney } from '../../../shared/format/french-number';
import { acts } from '../registration-actions.fr';
import { useRegistrationTimeline } from '../use-registration-timeline';
import { refundAmounts, refundFaults } from './refund-amounts';
import type { RegistrationDialogProps } from './registration-dialog';

const { refund } = acts;
const MONEY = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const;
const BY_HAND: readonly string[] = HAND_METHODS;

/** Gives back a part or all of what was paid; what is left is asked for first. */
export function RefundDialog(props: RegistrationDialogProps) {
  const { data } = useRegistrationTimeline(props.registration);
  return data ? <Refund {...props} timeline={data} /> : <Skeleton height={40} />;
}

interface Props extends RegistrationDialogProps {
  timeline: RegistrationTimeline;
}

function Refund({ registration, timeline, onClose }: Props) {
  const notify = useNotify();
  const [key] = useState(formKey);
  const { id, currency, payment_method } = registration;
  const left = { amount: timeline.refundable, donation_amount: timeline.refundable_donation };
  const onlyByHand = payment_method !== null && BY_HAND.includes(payment_method);
  const money = (value: number) => frenchMoney(value, currency);
  return (
    <ActionDialog
      name={`registration-refund-${id}`}
      title={refund.title}
      help={refund.help}
      action={refund.action}
      color="error"
      done={refund.done}
      blank={{ amount: typed(left.amount), donation_amount: '', reason: '', by_hand: onlyByHand }}
      check={(values) => refundFaults(values, left, currency)}
      onSend={({ reason, by_hand, ...amounts }) =>
        api.post(`/admin/event-registrations/${id}/refunds`, {
          ...refundAmounts(amounts),
          reason,
          key,
          by_hand: onlyByHand || by_hand,
        })
      }
      onDone={() => {
        notify(refund.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="amount"
        label={refund.amount}
        helperText={refund.left(money(left.amount))}
        slotProps={MONEY}
      />
      {registration.donation_amount > 0 && (
        <TextInput
          source="donation_amount"
          label={refund.donation}
          helperText={refund.left(money(left.donation_amount))}
          slotProps={MONEY}
        />
      )}
      <TextInput
        source="reason"
        label={refund.reason}
        validate={required(refund.reason_missing)}
        slotProps={{ htmlInput: { maxLength: REGISTRATION_LIMITS.reason } }}
        helperText={false}
        multiline
        minRows={2}
      />
      {onlyByHand ? (
        <Alert severity="info">{refund.only_by_hand}</Alert>
      ) : (
        <BooleanInput source="by_hand" label={refund.by_hand} helperText={false} />
      )}
    </ActionDialog>
  );
}

const typed = (amount: number) => (amount > 0 ? String(amount).replace('.', ',') : '');
