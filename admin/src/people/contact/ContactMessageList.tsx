import { CONTACT_STATUS_LABELS } from '@livres/api/contract';
import { SearchInput, SelectArrayInput } from 'react-admin';
import { ContactMessageCards } from './ContactMessageCards';
import { ContactMessageTable } from './ContactMessageTable';
import { MessagePresets, TO_HANDLE } from './MessagePresets';
import { RecordList } from '../../shared/records/RecordList';
import { choicesOf } from '../../shared/format/choices';
import { ListActions } from '../../shared/records/ListActions';

const STATUSES = choicesOf(CONTACT_STATUS_LABELS);
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={STATUSES} />,
];

/** The association's inbox: what waits first. */
export default function ContactMessageList() {
  return (
    <RecordList
      resource="contact-messages"
      filters={filters}
      filterDefaultValues={TO_HANDLE}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<ListActions />}
      table={<ContactMessageTable />}
      cards={<ContactMessageCards />}
    >
      <MessagePresets />
    </RecordList>
  );
}
