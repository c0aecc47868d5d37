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
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ONLY_YES } from '../../shared/format/choices';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';
import { RecordList } from '../../shared/records/RecordList';
import { MayWrite } from '../../shared/rights/MayWrite';
import { newRegistrationPath } from '../shared/registration-paths';
import { OneEventPanel } from './OneEventPanel';
import { SOURCE_CHOICES, STATUS_CHOICES, YES_NO_CHOICES } from './registration-choices';
import { METHOD_CHOICES } from '../../shared/format/methods';
import { texts } from './registration.fr';
import { RegistrationCards } from './RegistrationCards';
import { RegistrationExport } from './RegistrationExport';
import { RegistrationTable } from './RegistrationTable';
import { TicketFinder } from './TicketFinder';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="event_id" source="event_id" reference="events" filter={{ shelf: 'live' }} alwaysOn>
    <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <SelectArrayInput key="status" source="status" choices={STATUS_CHOICES} />,
  <SelectInput key="paid" source="paid" choices={YES_NO_CHOICES} />,
  <SelectInput key="due" source="due" choices={ONLY_YES} />,
  <SelectInput key="refund_waits" source="refund_waits" choices={ONLY_YES} />,
  <SelectInput key="checked_in" source="checked_in" choices={YES_NO_CHOICES} />,
  <SelectInput key="has_needs" source="has_needs" choices={ONLY_YES} />,
  <SelectInput key="offered" source="offered" choices={ONLY_YES} />,
  <SelectInput key="source" source="source" choices={SOURCE_CHOICES} />,
  <SelectArrayInput key="payment_method" source="payment_method" choices={METHOD_CHOICES} />,
  <DateInput key="created_from" source="created_from" />,
  <DateInput key="created_to" source="created_to" />,
];

/** Registrations for events, the newest first. */
export default function RegistrationList() {
  return (
    <RecordList
      resource="event-registrations"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ListActions />}
      table={<RegistrationTable />}
      cards={<RegistrationCards />}
    >
      <OneEventPanel />
      <RegistrationPresets />
    </RecordList>
  );
}

function ListActions() {
  const { filterValues } = useListContext();
  const event_id = filterValues['event_id'] as number | undefined;
  return (
    <TopToolbar>
      <FilterButton />
      <RegistrationExport />
      <MayWrite>
        <TicketFinder />
        <Button component={Link} to={newRegistrationPath(event_id)} label={texts.enter} variant="contained">
          <AddIcon />
        </Button>
      </MayWrite>
    </TopToolbar>
  );
}

/** What the day's work asks for, of all events or of the one that is chosen. */
function RegistrationPresets() {
  const { filterValues } = useListContext();
  const { event_id } = filterValues as { event_id?: number };
  const chosen = event_id === undefined ? {} : { event_id };
  const { preset } = texts;
  const presets: Preset[] = [
    { label: preset.all, filter: chosen },
    { label: preset.confirmed, filter: { ...chosen, status: ['confirmed'] } },
    { label: preset.payment, filter: { ...chosen, status: ['pending_payment'] } },
    { label: preset.waiting, filter: { ...chosen, status: ['waitlisted'] } },
    { label: preset.needs, filter: { ...chosen, has_needs: true } },
    { label: preset.in, filter: { ...chosen, checked_in: true } },
    { label: preset.refund, filter: { ...chosen, refund_waits: true } },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
