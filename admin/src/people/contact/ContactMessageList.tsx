import useMediaQuery from '@mui/material/useMediaQuery';
import { CONTACT_STATUS_LABELS } from '@livres/api/contract';
import { List, Pagination, SearchInput, SelectArrayInput } from 'react-admin';
import { ContentKindProvider } from '../../shared/records/content-kind';
import { contactKind } from './contact-kind';
import { ContactMessageCards } from './ContactMessageCards';
import { ContactMessageTable } from './ContactMessageTable';
import { MessagePresets, TO_HANDLE } from './MessagePresets';
import { openFilters } from '../../shared/rights/rights';
import { choicesOf } from '../../shared/format/choices';
import { ListActions } from '../../shared/records/ListActions';

const STATUSES = choicesOf(CONTACT_STATUS_LABELS);
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={STATUSES} />,
];

/** The association's inbox: what waits first. */
export default function ContactMessageList() {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <ContentKindProvider value={contactKind}>
      <List
        filters={openFilters('contact-messages', filters)}
        filterDefaultValues={TO_HANDLE}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        actions={<ListActions />}
        empty={false}
        {...(phone ? { component: 'div' as const } : {})}
      >
        <MessagePresets />
        {phone ? <ContactMessageCards /> : <ContactMessageTable />}
      </List>
    </ContentKindProvider>
  );
}
