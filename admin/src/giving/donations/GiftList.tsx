import AddIcon from '@mui/icons-material/Add';
import {
  AutocompleteInput,
  Button,
  DateInput,
  FilterButton,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../shared/records/ExportButton';
import {
  ATTENTION_CHOICES,
  FREQUENCY_CHOICES,
  GIVER_CHOICES,
  MODE_CHOICES,
  PROVIDER_CHOICES,
  SOURCE_CHOICES,
  STATUS_CHOICES,
} from './gift-choices';
import { METHOD_CHOICES } from '../../shared/format/methods';
import { texts } from './gift.fr';
import { GiftCards } from './GiftCards';
import { TestModeNotice } from './GiftState';
import { GiftTable } from './GiftTable';
import { RecordList } from '../../shared/records/RecordList';
import { MayWrite } from '../../shared/rights/MayWrite';
import { ONLY_YES } from '../../shared/format/choices';
import { GIFT_FILTERS } from '../shared/gift-filters';
import { useGivingToday } from '../shared/giving-today';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={STATUS_CHOICES} />,
  <SelectInput key="attention" source="attention" choices={ATTENTION_CHOICES} />,
  <ReferenceInput key="campaign_id" source="campaign_id" reference="campaigns">
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <SelectArrayInput key="payment_method" source="payment_method" choices={METHOD_CHOICES} />,
  <SelectInput key="provider" source="provider" choices={PROVIDER_CHOICES} />,
  <SelectInput key="mode" source="mode" choices={MODE_CHOICES} />,
  <SelectArrayInput key="frequency" source="frequency" choices={FREQUENCY_CHOICES} />,
  <SelectInput key="donor_type" source="donor_type" choices={GIVER_CHOICES} />,
  <SelectInput key="source" source="source" choices={SOURCE_CHOICES} />,
  <TextInput key="utm_source" source="utm_source" resettable />,
  <TextInput key="utm_campaign" source="utm_campaign" resettable />,
  <TextInput key="amount_from" source="amount_from" resettable />,
  <TextInput key="amount_to" source="amount_to" resettable />,
  <DateInput key="given_from" source="given_from" />,
  <DateInput key="given_to" source="given_to" />,
  <DateInput key="created_from" source="created_from" />,
  <DateInput key="created_to" source="created_to" />,
  <SelectInput key="refunded" source="refunded" choices={ONLY_YES} />,
  <SelectInput key="is_anonymous" source="is_anonymous" choices={ONLY_YES} />,
];

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
    <MayWrite>
      <Button component={Link} to="/donations/new" label={texts.enter} variant="contained">
        <AddIcon />
      </Button>
    </MayWrite>
  </TopToolbar>
);

/** Gifts of money, the newest first. */
export default function GiftList() {
  return (
    <RecordList
      resource="donations"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ListActions />}
      table={<GiftTable />}
      cards={<GiftCards />}
    >
      <GiftPresets />
      <TestModeNotice />
    </RecordList>
  );
}

/** What an administrator looks for, with how many gifts wait behind each. */
function GiftPresets() {
  const { data: today } = useGivingToday();
  const { preset } = texts;
  const presets: Preset[] = [
    { label: preset.all, filter: {} },
    { label: preset.received, filter: GIFT_FILTERS.received },
    { label: preset.transfers, filter: GIFT_FILTERS.transfers, count: today?.transfers },
    { label: preset.addresses, filter: GIFT_FILTERS.addresses, count: today?.missing_addresses },
    { label: preset.failed, filter: GIFT_FILTERS.failed, count: today?.failed },
    { label: preset.disputes, filter: GIFT_FILTERS.disputes, count: today?.disputes },
    { label: preset.unapplied, filter: GIFT_FILTERS.unapplied, count: today?.unapplied },
    { label: preset.refunded, filter: GIFT_FILTERS.refunded },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
