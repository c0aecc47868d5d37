import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@livres/api/contract';
import { timeAgo } from '../../shared/format/french-date';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { RecordCards } from '../../shared/records/RecordCards';
import { texts } from './contact-message.fr';
import { ContactStatusChip } from './ContactStatusChip';
import { Caption } from '../../shared/layout/Caption';

/** The inbox on a phone: a card each. */
export function ContactMessageCards() {
  return (
    <RecordCards<ContactMessage>
      to={({ id }) => `/contact-messages/${id}/show`}
      render={({ name, subject, message, status, is_read, created_at }) => (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', width: '100%' }}>
            <UnreadMark isRead={is_read} label={texts.unread} />
            <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: is_read ? 500 : 750 }}>
              {name}
            </Typography>
            <Caption>{timeAgo(created_at, Date.now())}</Caption>
          </Box>
          <Typography sx={{ fontWeight: is_read ? 550 : 750, lineHeight: 1.25 }}>{subject}</Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
            {message}
          </Typography>
          <ContactStatusChip status={status} />
        </>
      )}
    />
  );
}
