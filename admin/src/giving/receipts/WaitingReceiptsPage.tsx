import { BooleanInput, NumberInput, SearchInput } from 'react-admin';
import { ReceiptTabs } from './ReceiptTabs';
import { WaitingCards } from './WaitingCards';
import { WaitingTable } from './WaitingTable';
import { RecordList } from '../../shared/records/RecordList';
import { ListActions } from '../../shared/records/ListActions';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NumberInput key="gift_year" source="gift_year" />,
  <BooleanInput key="has_email" source="has_email" />,
];

/** Gifts whose receipt waits for who gave them, the oldest first. */
export default function WaitingReceiptsPage() {
  return (
    <>
      <ReceiptTabs />
      <RecordList
        resource="receipts-waiting"
        filters={filters}
        sort={{ field: 'given_at', order: 'ASC' }}
        actions={<ListActions />}
        table={<WaitingTable />}
        cards={<WaitingCards />}
      />
    </>
  );
}
