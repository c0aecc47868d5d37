import Alert from '@mui/material/Alert';
import { REGISTRATION_LIMITS } from '@livres/api/contract';
import { BooleanInput, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { frenchMoney } from '../../../shared/format/french-number';
import { mayDo } from '../../../shared/rights/rights';
import { acts } from '../registration-actions.fr';
import { useRegistrationTimeline } from '../use-registration-timeline';
import type { RegistrationDialogProps } from './registration-dialog';

const { cancel } = acts;

/** Gives the seat up for the person, and back what was paid where staff may and want to. */
export function CancelDialog({ registration, onClose }: RegistrationDialogProps) {
  const notify = useNotify();
  const { data } = useRegistrationTimeline(registration);
  const { id, version: seen, currency } = registration;
  const left = data ? data.refundable + data.refundable_donation : 0;
  const mayPay = mayDo('event-payments', 'write');
  return (
    <ActionDialog
      name={`registration-cancel-${id}`}
      title={cancel.title}
      help={cancel.help}
      action={cancel.action}
      color="error"
      done={cancel.done}
      blank={{ reason: '', refund: false }}
      onSend={({ reason, refund }, version = seen) =>
        api.post(`/admin/event-registrations/${id}/cancel`, {
          reason: reason ?? '',
          refund: mayPay && left > 0 && refund,
          version,
        })
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
        slotProps={{ htmlInput: { maxLength: REGISTRATION_LIMITS.reason } }}
        helperText={false}
        multiline
        minRows={2}
      />
      {left > 0 &&
        (mayPay ? (
          <BooleanInput
            source="refund"
            label={cancel.refund(frenchMoney(left, currency))}
            helperText={false}
          />
        ) : (
          <Alert severity="info">{cancel.no_refund}</Alert>
        ))}
    </ActionDialog>
  );
}
