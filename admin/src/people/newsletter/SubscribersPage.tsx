import {
  CreateButton,
  FilterButton,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { ContentKindProvider } from '../../shared/records/content-kind';
import { ExportButton } from '../../shared/records/ExportButton';
import { ImportButton } from '../../shared/records/ImportButton';
import { SOURCE_CHOICES, STATUS_CHOICES, TOPIC_CHOICES } from './subscriber-choices';
import { subscriberKind } from './subscriber-kind';
import { texts } from './subscriber.fr';
import { SubscriberCards } from './SubscriberCards';
import { SubscriberStats } from './SubscriberStats';
import { SubscriberTable } from './SubscriberTable';
import { RecordList } from '../../shared/records/RecordList';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput key="topics" source="topics" choices={TOPIC_CHOICES} />,
  <NullableBooleanInput key="is_bounced" source="is_bounced" />,
  <SelectInput key="source" source="source" choices={SOURCE_CHOICES} />,
];

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ImportButton />
    <ExportButton />
    <CreateButton to="/newsletters/subscribers/new" label={texts.add} variant="contained" />
  </TopToolbar>
);

/** Who reads the newsletter. */
export default function SubscribersPage() {
  return (
    <ContentKindProvider value={subscriberKind}>
      <SubscriberStats />
      <RecordList
        resource="newsletter-subscribers"
        filters={filters}
        title={texts.title}
        sort={{ field: 'created_at', order: 'DESC' }}
        actions={<ListActions />}
        table={<SubscriberTable />}
        cards={<SubscriberCards />}
      />
    </ContentKindProvider>
  );
}
