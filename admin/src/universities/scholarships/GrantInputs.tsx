import { SCHOLARSHIP_LIMITS, SCHOLARSHIP_MESSAGES } from '@livres/api/contract';
import { maxLength, maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { parisDay } from '../../shared/format/paris-day';
import { AmountInput } from '../../shared/layout/AmountInput';
import { FormRow } from '../../shared/layout/FormRow';
import { scholarship as texts } from './scholarship.fr';
import { COVERAGE_CHOICES } from './scholarship-choices';

const { max_amount, max_months, url } = SCHOLARSHIP_LIMITS;
const address = (value: string | null) =>
  !value || /^https?:\/\/\S+\.\S+/.test(value) ? undefined : SCHOLARSHIP_MESSAGES.url_invalid;
const VALIDATE = {
  amount: [minValue(0, SCHOLARSHIP_MESSAGES.amount_negative), maxValue(max_amount)],
  months: [minValue(1), maxValue(max_months)],
  coverage: required(SCHOLARSHIP_MESSAGES.coverage_unknown),
  deadline: required(SCHOLARSHIP_MESSAGES.deadline_required),
  url: [address, maxLength(url)],
};
const { help } = texts;

/** What one gets, how much and for how long. */
export function GrantInputs() {
  return (
    <FormRow>
      <SelectInput
        source="coverage_type"
        choices={COVERAGE_CHOICES}
        validate={VALIDATE.coverage}
        helperText={help.coverage}
      />
      <AmountInput source="amount" validate={VALIDATE.amount} helperText={help.amount} />
      <NumberInput
        source="duration_months"
        min={1}
        max={max_months}
        step={1}
        validate={VALIDATE.months}
        helperText={help.duration_months}
      />
    </FormRow>
  );
}

/** Until when one may apply, and where. */
export function ApplicationInputs() {
  const deadline = useWatch({ name: 'deadline' }) as string | null | undefined;
  const isPast = Boolean(deadline) && deadline! < parisDay(new Date().toISOString());
  return (
    <FormRow>
      <TextInput
        source="deadline"
        type="date"
        parse={(day: string) => day || null}
        validate={VALIDATE.deadline}
        helperText={isPast ? help.deadline_past : help.deadline}
      />
      <TextInput
        source="application_url"
        type="url"
        validate={VALIDATE.url}
        helperText={help.application_url}
      />
    </FormRow>
  );
}
