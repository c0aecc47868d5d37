import {
  RECURRING_LIMITS as LIMITS,
  type RecurringFrequency,
  type RecurringGiftRecord,
} from '@livres/api/contract';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { frenchDay } from '../../../shared/format/french-date';
import { texts } from '../recurring-gift.fr';

const { acts } = texts;

export interface ActionProps {
  gift: RecurringGiftRecord;
  onClose: () => void;
}

const pathOf = <const Action extends string>({ id }: RecurringGiftRecord, act: Action) =>
  `/donations/subscriptions/${id}/${act}/` as const;
const reasonIn = ({ reason }: { reason: string }) => (reason?.trim() ? { reason: reason.trim() } : {});

function useDone(message: string, onClose: () => void) {
  const notify = useNotify();
  return () => {
    notify(message, { type: 'success' });
    onClose();
  };
}

const Reason = () => (
  <TextInput
    source="reason"
    label={acts.reason}
    slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
    helperText={false}
    multiline
    minRows={2}
  />
);

export function PauseDialog({ gift, onClose }: ActionProps) {
  const { title, action, done, months, choices } = acts.pause;
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={acts.told}
      name={`pause-${gift.id}`}
      blank={{ months: 1, reason: '' }}
      onSend={(values) =>
        api.post(pathOf(gift, 'pause'), {
          ...(values.months ? { months: values.months } : {}),
          ...reasonIn(values),
        })
      }
    >
      <SelectInput
        source="months"
        label={months}
        choices={[...choices]}
        validate={required()}
        helperText={false}
      />
      <Reason />
    </ActionDialog>
  );
}

export function ResumeDialog({ gift, onClose }: ActionProps) {
  const { title, action, done } = acts.resume;
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={acts.told}
      name={`resume-${gift.id}`}
      blank={{ reason: '' }}
      onSend={(values) => api.post(pathOf(gift, 'resume'), reasonIn(values))}
    >
      <Reason />
    </ActionDialog>
  );
}

export function AmountDialog({ gift, onClose }: ActionProps) {
  const { title, action, done, label, missing } = acts.amount;
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={acts.told}
      name={`amount-${gift.id}`}
      blank={{ amount: String(gift.amount).replace('.', ','), reason: '' }}
      onSend={(values) =>
        api.patch(pathOf(gift, 'amount'), { amount: values.amount.trim(), ...reasonIn(values) })
      }
    >
      <TextInput
        source="amount"
        label={label}
        validate={required(missing)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        helperText={false}
        autoFocus
      />
      <Reason />
    </ActionDialog>
  );
}

export function FrequencyDialog({ gift, onClose }: ActionProps) {
  const { title, action, done, help, label, missing, choices } = acts.frequency;
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={help}
      name={`frequency-${gift.id}`}
      blank={{ frequency: gift.frequency as RecurringFrequency, reason: '' }}
      onSend={(values) =>
        api.patch(pathOf(gift, 'frequency'), { frequency: values.frequency, ...reasonIn(values) })
      }
    >
      <SelectInput
        source="frequency"
        label={label}
        choices={[...choices]}
        validate={required(missing)}
        helperText={false}
      />
      <Reason />
    </ActionDialog>
  );
}

/** The date is the one that was on the screen: sent twice, it is skipped once. */
export function SkipDialog({ gift, onClose }: ActionProps) {
  const { title, action, done, help } = acts.skip;
  const [payment_at] = useState(gift.next_payment_at ?? '');
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title(frenchDay(payment_at))}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={help}
      name={`skip-${gift.id}`}
      blank={{ reason: '' }}
      onSend={(values) => api.post(pathOf(gift, 'skip'), { payment_at, ...reasonIn(values) })}
    >
      <Reason />
    </ActionDialog>
  );
}

export function CancelDialog({ gift, onClose }: ActionProps) {
  const { title, action, done, help } = acts.cancel;
  const onDone = useDone(done, onClose);
  return (
    <ActionDialog
      title={title}
      action={action}
      done={done}
      onDone={onDone}
      onClose={onClose}
      help={help}
      name={`cancel-${gift.id}`}
      color="error"
      blank={{ reason: '' }}
      onSend={(values) => api.post(pathOf(gift, 'cancel'), reasonIn(values))}
    >
      <Reason />
    </ActionDialog>
  );
}
