import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { DONATION_ADMIN_LIMITS, toMajorUnits, type MoneyDonationRecord } from '@livres/api/contract';
import { useState } from 'react';
import { BooleanInput, RadioButtonGroupInput, required, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { frenchMoney } from '../../../shared/format/french-number';
import { texts } from '../gift.fr';
import { leftOf } from '../gift-labels';
import { isRefundedByProvider, refundConsequences } from '../refund-consequences';
import { formKey } from '../../../shared/api/form-key';
import type { GiftDialogProps } from './gift-dialog';
import { moneyFault, typedMoney } from './typed-money';

const { refund } = texts.acts;

interface Refund extends Record<string, unknown> {
  part: 'full' | 'part';
  amount: string;
  reason: string;
  by_hand: boolean;
}

/** Gives back all or part of a gift; the effect is explained before it happens. */
export function RefundDialog({ gift, onClose }: GiftDialogProps) {
  const notify = useNotify();
  const [key] = useState(formKey);
  const { id, version: seen, currency } = gift;
  const left = leftOf(gift);
  const byHandOnly = !isRefundedByProvider(gift);
  const check = ({ part, amount }: Refund): Record<string, string> => {
    if (part !== 'part') return {};
    const minor = typedMoney(amount, currency);
    if (minor === null) return { amount: moneyFault(amount, currency, refund.amount_missing)! };
    return toMajorUnits(minor, currency) > left
      ? { amount: refund.too_much(frenchMoney(left, currency)) }
      : {};
  };
  const send = ({ part, amount, reason, by_hand }: Refund, version = seen) =>
    api.post(`/admin/donations/${id}/refunds`, {
      reason,
      key,
      version,
      by_hand: byHandOnly || by_hand,
      ...(part === 'part' && { amount }),
    });
  return (
    <ActionDialog
      name={`refund-${id}`}
      title={refund.title}
      action={refund.action}
      color="error"
      done={refund.done}
      blank={{ part: 'full', amount: '', reason: '', by_hand: byHandOnly }}
      check={check}
      onSend={send}
      onDone={() => {
        notify(refund.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="part"
        label={refund.how_much}
        row={false}
        helperText={false}
        choices={[
          { id: 'full', name: refund.full(frenchMoney(left, currency)) },
          { id: 'part', name: refund.part },
        ]}
      />
      <RefundAmount />
      <TextInput
        source="reason"
        label={refund.reason}
        validate={required(refund.reason_missing)}
        slotProps={{ htmlInput: { maxLength: DONATION_ADMIN_LIMITS.reason } }}
        helperText={false}
        multiline
        minRows={2}
      />
      {!byHandOnly && <BooleanInput source="by_hand" label={refund.by_hand} helperText={false} />}
      <Consequences gift={gift} left={left} />
    </ActionDialog>
  );
}

function RefundAmount() {
  const part = useWatch({ name: 'part' }) as string;
  if (part !== 'part') return null;
  return (
    <TextInput
      source="amount"
      label={refund.amount}
      helperText={false}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      autoFocus
    />
  );
}

function Consequences({ gift, left }: { gift: MoneyDonationRecord; left: number }) {
  const { part, amount, by_hand } = useWatch() as { part?: string; amount?: string; by_hand?: boolean };
  const typed = typedMoney(amount, gift.currency);
  const asked = part === 'part' ? typed && toMajorUnits(typed, gift.currency) : left;
  if (!asked || asked > left) return null;
  return (
    <Alert severity="warning" aria-live="polite">
      <AlertTitle>{refund.consequences}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
        {refundConsequences(gift, asked, by_hand === true).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
