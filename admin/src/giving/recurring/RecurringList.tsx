import useMediaQuery from '@mui/material/useMediaQuery';
import { FREQUENCY_LABELS, PAYMENT_PROVIDER_LABELS, RECURRING_HEALTH_LABELS } from '@livres/api/contract';
import {
  AutocompleteInput,
  List,
  Pagination,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ContentKindProvider } from '../../shared/records/content-kind';
import { recurringKind } from './recurring-kind';
import { RecurringCards } from './RecurringCards';
import { RecurringPresets } from './RecurringPresets';
import { RecurringTable } from './RecurringTable';
import { openFilters } from '../../shared/rights/rights';
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
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <ContentKindProvider value={recurringKind}>
      <List
        filters={openFilters('recurring-gifts', filters)}
        sort={{ field: 'health', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        actions={<ListActions />}
        empty={false}
        {...(phone ? { component: 'div' as const } : {})}
      >
        <RecurringPresets />
        {phone ? <RecurringCards /> : <RecurringTable />}
      </List>
    </ContentKindProvider>
  );
}
