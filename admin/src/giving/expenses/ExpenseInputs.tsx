import { EXPENSE_CATEGORY_LABELS, EXPENSE_LIMITS, EXPENSE_MESSAGES as MESSAGES } from '@livres/api/contract';
import {
  AutocompleteInput,
  maxLength,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { choicesOf } from '../../shared/format/choices';
import { dayOrNull } from '../../shared/format/day-or-null';
import { AmountInput } from '../../shared/layout/AmountInput';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './expense.fr';

const VALIDATE = {
  day: required(MESSAGES.day),
  amount: required(MESSAGES.amount),
  category: required(MESSAGES.category),
  supplier: [required(MESSAGES.supplier), maxLength(EXPENSE_LIMITS.supplier)],
};
const asked = (q: string) => ({ q });

/** The form of an expense; one that is entered keeps its day and its sum. */
export function ExpenseInputs() {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <Panel {...texts.form}>
      {isNew && (
        <FormRow>
          <TextInput
            source="spent_on"
            type="date"
            parse={dayOrNull}
            validate={VALIDATE.day}
            helperText={false}
          />
          <AmountInput source="amount" validate={VALIDATE.amount} helperText={false} />
        </FormRow>
      )}
      <TextInput source="supplier" validate={VALIDATE.supplier} helperText={false} autoComplete="off" />
      <FormRow>
        <SelectInput
          source="category"
          choices={choicesOf(EXPENSE_CATEGORY_LABELS)}
          validate={VALIDATE.category}
          helperText={false}
        />
        <ReferenceInput source="campaign_id" reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
          <AutocompleteInput optionText="title" filterToQuery={asked} helperText={texts.help.campaign} />
        </ReferenceInput>
      </FormRow>
    </Panel>
  );
}
