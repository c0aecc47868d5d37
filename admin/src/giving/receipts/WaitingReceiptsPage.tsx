import useMediaQuery from '@mui/material/useMediaQuery';
import { BooleanInput, List, NumberInput, Pagination, SearchInput } from 'react-admin';
import { ContentKindProvider } from '../../shared/records/content-kind';
import { waitingKind } from './receipt-kinds';
import { ReceiptTabs } from './ReceiptTabs';
import { WaitingCards } from './WaitingCards';
import { WaitingTable } from './WaitingTable';
import { openFilters } from '../../shared/rights/rights';
import { ListActions } from '../../shared/records/ListActions';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NumberInput key="gift_year" source="gift_year" />,
  <BooleanInput key="has_email" source="has_email" />,
];

/** Gifts whose receipt waits for who gave them, the oldest first. */
export default function WaitingReceiptsPage() {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <ContentKindProvider value={waitingKind}>
      <ReceiptTabs />
      <List
        resource="receipts-waiting"
        filters={openFilters('receipts-waiting', filters)}
        sort={{ field: 'given_at', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        actions={<ListActions />}
        empty={false}
        {...(phone ? { component: 'div' as const } : {})}
      >
        {phone ? <WaitingCards /> : <WaitingTable />}
      </List>
    </ContentKindProvider>
  );
}
