import {
  EVENT_CODE_MESSAGES as MESSAGES,
  type EventCodeRecord,
  type EventRecord,
} from '@livres/api/contract';
import { maxValue, minValue, NumberInput, required, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { AmountInput } from '../../../shared/layout/AmountInput';
import { FormRow } from '../../../shared/layout/FormRow';
import { ParisMomentInput } from '../../../shared/layout/ParisMomentInput';
import { codeInput, codeValues } from './code-values';
import { codes as texts } from './event-codes.fr';

interface Props {
  event: EventRecord;
  /** Null for a new one. */
  code: EventCodeRecord | null;
  onClose: () => void;
}

/** The form of a code, new or not. */
export function CodeDialog({ event, code, onClose }: Props) {
  const notify = useNotify();
  return (
    <ActionDialog
      name={`event-code-${event.id}-${code?.id ?? 'new'}`}
      title={code ? texts.edit_title(code.code) : texts.new_title}
      action={texts.save}
      done={texts.saved}
      blank={{ ...codeValues(code) }}
      onSend={(values, version = code?.version ?? 0) => {
        const input = codeInput(event.id, values);
        return code
          ? api.put(`/admin/event-codes/${code.id}`, { ...input, version })
          : api.post('/admin/event-codes', input);
      }}
      onDone={() => {
        notify(texts.saved, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <CodeInputs currency={event.currency} />
    </ActionDialog>
  );
}

function CodeInputs({ currency }: Pick<EventRecord, 'currency'>) {
  return (
    <>
      <FormRow>
        <TextInput
          source="code"
          validate={required(MESSAGES.code)}
          helperText={texts.code_help}
          autoComplete="off"
        />
        <TextInput source="label" helperText={false} autoComplete="off" />
      </FormRow>
      <FormRow>
        <NumberInput
          source="discount_percentage"
          min={1}
          max={100}
          step={1}
          validate={[minValue(1), maxValue(100)]}
          helperText={texts.discount_help}
        />
        <AmountInput source="discount_amount" currency={currency} helperText={texts.discount_help} />
      </FormRow>
      <FormRow>
        <NumberInput
          source="reserved_seats"
          min={1}
          step={1}
          validate={minValue(1)}
          helperText={texts.reserved_help}
        />
        <NumberInput source="max_seats" min={1} step={1} validate={minValue(1)} helperText={texts.max_help} />
      </FormRow>
      <ParisMomentInput source="valid_until" />
    </>
  );
}
