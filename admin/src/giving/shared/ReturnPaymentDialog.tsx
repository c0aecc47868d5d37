import Typography from '@mui/material/Typography';
import { DONATION_ADMIN_LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { BooleanInput, required, TextInput, useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { formKey } from '../../shared/api/form-key';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { frenchMoney } from '../../shared/format/french-number';
import { unappliedLabels } from './unapplied.fr';
import { type UnappliedDialogProps, useUnappliedRefresh } from './unapplied-payments';

const texts = unappliedLabels.give_back;

/** Gives back all that is left of a payment: at the provider, or by hand. */
export function ReturnPaymentDialog({ payment, onClose }: UnappliedDialogProps) {
  const notify = useNotify();
  const refresh = useUnappliedRefresh();
  const [key] = useState(formKey);
  const { id, amount, currency, is_returned_by_provider: byProvider } = payment;
  return (
    <ActionDialog
      name={`return-${id}`}
      title={texts.title(frenchMoney(amount, currency))}
      help={texts.help}
      action={texts.action}
      color="error"
      done={texts.done}
      blank={{ reason: '', by_hand: !byProvider }}
      onSend={({ reason, by_hand }) =>
        api.post(`/admin/unapplied-payments/${id}/refunds`, {
          reason,
          by_hand: !byProvider || by_hand,
          key,
        })
      }
      onDone={() => {
        notify(texts.done, { type: 'success' });
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={texts.reason}
        validate={required(texts.reason_missing)}
        slotProps={{ htmlInput: { maxLength: DONATION_ADMIN_LIMITS.reason } }}
        helperText={false}
        multiline
        minRows={2}
      />
      {byProvider ? (
        <BooleanInput source="by_hand" label={texts.by_hand} helperText={false} />
      ) : (
        <Typography variant="body2">{texts.only_by_hand}</Typography>
      )}
    </ActionDialog>
  );
}
