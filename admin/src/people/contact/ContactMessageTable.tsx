import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@livres/api/contract';
import { DataTable } from 'react-admin';
import { RowLink } from '../../shared/records/RowLink';
import { LabelledCheckboxes } from '../../shared/layout/LabelledCheckboxes';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { ContactBulkActions } from './ContactBulkActions';
import { ContactStatusChip } from './ContactStatusChip';
import { texts } from './contact-message.fr';
import { mayDo, readsMasked } from '../../shared/rights/rights';
import { TimeAgo } from '../../shared/format/TimeAgo';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ContactMessage>;

export function ContactMessageTable() {
  return (
    <LabelledCheckboxes>
      <DataTable<ContactMessage>
        rowClick="show"
        bulkActionButtons={mayDo('contact-messages', 'write') && <ContactBulkActions />}
        size="small"
      >
        <Column
          source="name"
          disableSort={readsMasked('contact-messages')}
          render={(record) => <Sender message={record} />}
        />
        <Column
          source="subject"
          disableSort={readsMasked('contact-messages')}
          render={(record) => <Subject message={record} />}
        />
        <Column source="status" render={({ status }) => <ContactStatusChip status={status} />} />
        <Column
          source="assigned_name"
          disableSort
          render={({ assigned_name }) => assigned_name ?? texts.nobody}
        />
        <Column source="created_at" render={({ created_at }) => <TimeAgo at={created_at} />} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

function Sender({ message: { name, email, is_read } }: { message: ContactMessage }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', maxWidth: 260 }}>
      <UnreadMark isRead={is_read} label={texts.unread} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: is_read ? 500 : 750 }} noWrap>
          {name}
        </Typography>
        <Caption noWrap sx={{ display: 'block' }}>
          {email}
        </Caption>
      </Box>
    </Box>
  );
}

function Subject({ message: { id, subject, message, is_read } }: { message: ContactMessage }) {
  return (
    <Box sx={{ maxWidth: 460 }}>
      <RowLink to={`/contact-messages/${id}/show`} sx={{ fontWeight: is_read ? 500 : 750 }}>
        {subject}
      </RowLink>
      <Caption noWrap sx={{ display: 'block' }}>
        {message}
      </Caption>
    </Box>
  );
}
