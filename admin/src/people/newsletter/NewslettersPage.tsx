import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  FilterButton,
  List,
  Pagination,
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
import { openFilters } from '../../shared/rights/rights';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} alwaysOn />,
  <SelectInput key="topics" source="topics" choices={TOPIC_CHOICES} />,
  <SelectInput key="source" source="source" choices={SOURCE_CHOICES} />,
];

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ImportButton />
    <ExportButton />
    <CreateButton to="/newsletters/new" label={texts.add} variant="contained" />
  </TopToolbar>
);

/** Who reads the newsletter. */
export default function NewslettersPage() {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <ContentKindProvider value={subscriberKind}>
      <SubscriberStats />
      <List
        resource="newsletter-subscribers"
        title={texts.title}
        filters={openFilters('newsletter-subscribers', filters)}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        actions={<ListActions />}
        empty={false}
        {...(phone ? { component: 'div' as const } : {})}
      >
        {phone ? <SubscriberCards /> : <SubscriberTable />}
      </List>
    </ContentKindProvider>
  );
}
