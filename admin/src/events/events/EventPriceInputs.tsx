import { EVENT_MESSAGES, type EventRecord } from '@livres/api/contract';
import { BooleanInput, CheckboxGroupInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ParisMomentInput } from '../../shared/layout/ParisMomentInput';
import { AmountInput } from '../../shared/layout/AmountInput';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { CURRENCY_CHOICES, PAYMENT_CHOICES } from './event-choices';
import { event as texts } from './event.fr';

const lower = (early: number | null, { price }: Partial<EventRecord>) =>
  early !== null && price && early >= price ? EVENT_MESSAGES.early_bird_lower : undefined;

export function EventPriceInputs() {
  const isFree = useWatch({ name: 'is_free' }) as boolean | undefined;
  return (
    <Panel {...texts.sections.price}>
      <BooleanInput source="is_free" helperText={false} />
      {isFree === false && (
        <>
          <FormRow>
            <AmountInput source="price" helperText={false} />
            <SelectInput
              source="currency"
              choices={CURRENCY_CHOICES}
              validate={required()}
              helperText={false}
            />
          </FormRow>
          <FormRow>
            <AmountInput
              source="early_bird_price"
              validate={lower}
              helperText={texts.help.early_bird_price}
            />
            <ParisMomentInput source="early_bird_deadline" />
          </FormRow>
          <CheckboxGroupInput source="payment_methods" choices={PAYMENT_CHOICES} helperText={false} />
        </>
      )}
    </Panel>
  );
}
