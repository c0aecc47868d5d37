import { MINUTE_MS, ALERT_SEVERITY_LABELS, ALERT_TYPE_LABELS } from '@livres/api/contract';
import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { OPEN_ALERTS } from '../shared/physical-donation-filters';
import { texts } from './alert.fr';
import { AlertCards } from './AlertCards';
import { AlertTable } from './AlertTable';
import { RecordList } from '../../shared/records/RecordList';
import { choicesOf } from '../../shared/format/choices';
import { ListActions } from '../../shared/records/ListActions';
import { usePhysicalDonationStats } from '../shared/physical-donation-stats';
import { FilterPresets, type Preset } from '../../shared/layout/FilterPresets';

const EITHER = [
  { id: true, name: texts.yes },
  { id: false, name: texts.no },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="severity" source="severity" choices={choicesOf(ALERT_SEVERITY_LABELS)} />,
  <SelectArrayInput key="alert_type" source="alert_type" choices={choicesOf(ALERT_TYPE_LABELS)} />,
  <SelectInput key="open" source="open" choices={EITHER} />,
  <SelectInput key="unread" source="unread" choices={EITHER} />,
];
const REFRESH_MS = MINUTE_MS;

/** What someone must act on, the most serious first. */
export default function AlertList() {
  return (
    <RecordList
      resource="donation-alerts"
      filters={filters}
      filterDefaultValues={OPEN_ALERTS}
      sort={{ field: 'severity', order: 'DESC' }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
      actions={<ListActions />}
      table={<AlertTable />}
      cards={<AlertCards />}
    >
      <AlertPresets />
    </RecordList>
  );
}

function AlertPresets() {
  const { data: stats } = usePhysicalDonationStats();
  const { preset } = texts;
  const presets: Preset[] = [
    { label: preset.open, filter: OPEN_ALERTS, count: stats?.open_alerts },
    { label: preset.unread, filter: { ...OPEN_ALERTS, unread: true }, count: stats?.unread_alerts },
    { label: preset.critical, filter: { ...OPEN_ALERTS, severity: ['critical'] } },
    { label: preset.resolved, filter: { open: false } },
    { label: preset.all, filter: {} },
  ];
  return <FilterPresets label={texts.presets} presets={presets} />;
}
