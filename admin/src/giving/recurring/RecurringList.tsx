import { FREQUENCY_LABELS, PAYMENT_PROVIDER_LABELS, RECURRING_HEALTH_LABELS } from '@livres/api/contract';
import {
  AutocompleteInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { RecurringCards } from './RecurringCards';
import { RecurringPresets } from './RecurringPresets';
import { RecurringTable } from './RecurringTable';
import { RecordList } from '../../shared/records/RecordList';
import { choicesOf } from '../../shared/format/choices';
import { ListActions } from '../../shared/records/ListActions';

const { 'one-time': _, ...frequencies } = FREQUENCY_LABELS;
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="health" source="health" choices={choicesOf(RECURRING_HEALTH_LABELS)} />,
  <SelectInput key="frequency" source="frequency" choices={choicesOf(frequencies)} />,
  <SelectInput key="provider" source="provider" choices={choicesOf(PAYMENT_PROVIDER_LABELS)} />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <TextInput key="email" source="email" resettable />,
];

/** Recurring gifts, those that fail on top. */
export default function RecurringList() {
  return (
    <RecordList
      resource="recurring-gifts"
      filters={filters}
      sort={{ field: 'health', order: 'ASC' }}
      actions={<ListActions />}
      table={<RecurringTable />}
      cards={<RecurringCards />}
    >
      <RecurringPresets />
    </RecordList>
  );
}
