import {
  PHYSICAL_DONATION_TYPE_LABELS,
  TRANSACTION_STATUS_LABELS,
  PHYSICAL_DONATION_STATUS_OF,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '@livres/api/contract';
import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
} from 'react-admin';
import { texts } from './transaction.fr';
import { TransactionCards } from './TransactionCards';
import { TransactionTable } from './TransactionTable';
import { RecordList } from '../../shared/records/RecordList';
import { choicesOf } from '../../shared/format/choices';
import { EditorListActions } from '../shared/EditorListActions';
import { usePickupAssignees } from '../shared/plan-values';
import { usePhysicalDonationStats } from '../shared/physical-donation-stats';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';

const FIRST_STAGE = { status: ['pending_contact'] };

/** What the api calls nobody. */
const NOBODY = '-';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={choicesOf(TRANSACTION_STATUS_LABELS)} />,
  <SelectInput key="late" source="late" choices={choicesOf(texts.late_choices)} />,
  <AssigneeInput key="assigned_to" source="assigned_to" />,
  <DateInput key="pickup_from" source="pickup_from" />,
  <DateInput key="pickup_to" source="pickup_to" />,
  <SelectInput
    key="donation_type"
    source="donation_type"
    choices={choicesOf(PHYSICAL_DONATION_TYPE_LABELS)}
  />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

/** Donations by the stage of their collection, what is late on top. */
export default function TransactionList() {
  return (
    <RecordList
      resource="donation-transactions"
      filters={filters}
      filterDefaultValues={FIRST_STAGE}
      sort={{ field: 'urgency', order: 'ASC' }}
      actions={<EditorListActions />}
      table={<TransactionTable />}
      cards={<TransactionCards />}
    >
      <StagePresets />
    </RecordList>
  );
}

/** One of those who fetch things; nobody, too. */
function AssigneeInput({ source }: { source: string }) {
  const people = usePickupAssignees();
  const choices = [{ id: NOBODY, name: texts.nobody }, ...people.map((name) => ({ id: name, name }))];
  return <AutocompleteInput source={source} choices={choices} />;
}

/** The stages of a collection, in order, with how many stand at each. */
function StagePresets() {
  const { data: stats } = usePhysicalDonationStats();
  const stage = (status: TransactionStatus): Preset => ({
    label: texts.stage[status],
    filter: { status: [status] },
    // A donation that was cancelled before its validation has no collection: those are not counted here.
    count:
      status === 'cancelled'
        ? undefined
        : stats && (stats.by_status[PHYSICAL_DONATION_STATUS_OF[status]] ?? 0),
  });
  const late: Preset = {
    label: texts.late,
    filter: { late: 'any' },
    count: stats && stats.contacts_late + stats.pickups_late,
  };
  return <FilterPresets label={texts.stages} presets={[late, ...TRANSACTION_STATUSES.map(stage)]} />;
}
