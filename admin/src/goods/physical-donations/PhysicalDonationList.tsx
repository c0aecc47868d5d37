import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { PHYSICAL_DONATION_FILTERS } from '../shared/physical-donation-filters';
import { DONOR_CHOICES, LATE_CHOICES, STATUS_CHOICES, TYPE_CHOICES } from './physical-donation-choices';
import { PhysicalDonationCards } from './PhysicalDonationCards';
import { PhysicalDonationPresets } from './PhysicalDonationPresets';
import { PhysicalDonationTable } from './PhysicalDonationTable';
import { texts } from './physical-donation.fr';
import { RecordList } from '../../shared/records/RecordList';
import { EditorListActions } from '../shared/EditorListActions';
import { ONLY_YES } from '../../shared/format/choices';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={STATUS_CHOICES} />,
  <SelectInput key="donation_type" source="donation_type" choices={TYPE_CHOICES} />,
  <SelectInput key="donor_type" source="donor_type" choices={DONOR_CHOICES} />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <TextInput key="city" source="city" resettable />,
  <TextInput key="postal_code" source="postal_code" resettable />,
  <SelectInput key="late" source="late" choices={LATE_CHOICES} />,
  <SelectInput key="large" source="large" choices={ONLY_YES} />,
  <SelectInput key="needs_help" source="needs_help" choices={ONLY_YES} />,
  <DateInput key="pickup_from" source="pickup_from" />,
  <DateInput key="pickup_to" source="pickup_to" />,
  <DateInput key="created_from" source="created_from" />,
  <DateInput key="created_to" source="created_to" />,
  <SelectInput key="shelf" source="shelf" choices={[{ id: 'bin', name: texts.bin_shelf }]} />,
];

/** What people offer, what is late on top. */
export default function PhysicalDonationList() {
  return (
    <RecordList
      resource="physical-donations"
      filters={filters}
      filterDefaultValues={PHYSICAL_DONATION_FILTERS.open}
      sort={{ field: 'urgency', order: 'ASC' }}
      actions={<EditorListActions />}
      table={<PhysicalDonationTable />}
      cards={<PhysicalDonationCards />}
    >
      <PhysicalDonationPresets />
    </RecordList>
  );
}
