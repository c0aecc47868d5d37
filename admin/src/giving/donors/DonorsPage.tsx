import { DONOR_GROUP_LABELS, DONOR_SEGMENT_LABELS, GIVER_TYPE_LABELS } from '@livres/api/contract';
import { DateInput, SearchInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { DONORS } from '../shared/gift-filters';
import { FilterPresets } from '../../shared/layout/FilterPresets';
import { DonorCards } from './DonorCards';
import { texts } from './donor.fr';
import { DonorTable } from './DonorTable';
import { ShownGroup } from './ShownGroup';
import { RecordList } from '../../shared/records/RecordList';
import { choicesOf } from '../../shared/format/choices';
import { ListActions } from '../../shared/records/ListActions';

const YES_OR_NO = [
  { id: true, name: texts.yes },
  { id: false, name: texts.no },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="segment" source="segment" choices={choicesOf(DONOR_SEGMENT_LABELS)} />,
  <SelectInput key="group" source="group" choices={choicesOf(DONOR_GROUP_LABELS)} />,
  <SelectInput key="donor_type" source="donor_type" choices={choicesOf(GIVER_TYPE_LABELS)} />,
  <SelectInput key="gave" source="gave" choices={YES_OR_NO} />,
  <SelectInput key="member" source="member" choices={YES_OR_NO} />,
  <SelectInput key="failing" source="failing" choices={YES_OR_NO} />,
  <TextInput key="given_from" source="given_from" resettable />,
  <DateInput key="last_from" source="last_from" />,
  <DateInput key="last_to" source="last_to" />,
];

const { preset } = texts;
const PRESETS = [
  { label: preset.gave, filter: DONORS },
  { label: preset.recurring, filter: { segment: ['recurring'] } },
  { label: preset.new, filter: { segment: ['new'] } },
  { label: preset.loyal, filter: { segment: ['loyal'] } },
  { label: preset.lapsed, filter: { segment: ['lapsed'] } },
  { label: preset.members, filter: { member: true } },
  { label: preset.all, filter: {} },
];

/** Those who gave, and those who opened an account. */
export default function DonorsPage() {
  return (
    <RecordList
      resource="users"
      filters={filters}
      filterDefaultValues={DONORS}
      sort={{ field: 'last_given_at', order: 'DESC' }}
      actions={<ListActions />}
      table={<DonorTable />}
      cards={<DonorCards />}
    >
      <FilterPresets label={texts.presets} presets={PRESETS} />
      <ShownGroup />
    </RecordList>
  );
}
