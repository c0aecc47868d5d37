import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../shared/format/french-date';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { CARD_AREA } from '../../shared/layout/card-area';
import { texts } from './contact-message.fr';
import { ContactStatusChip } from './ContactStatusChip';

/** The inbox on a phone: a card each. */
export function ContactMessageCards() {
  const { data, isPending } = useListContext<ContactMessage>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map(({ id, name, subject, message, status, is_read, created_at }) => (
        <Card component="li" key={id}>
          <CardActionArea component={Link} to={`/contact-messages/${id}/show`} sx={CARD_AREA}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', width: '100%' }}>
              <UnreadMark isRead={is_read} label={texts.unread} />
              <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: is_read ? 500 : 750 }}>
                {name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {timeAgo(created_at, Date.now())}
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: is_read ? 550 : 750, lineHeight: 1.25 }}>{subject}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
              {message}
            </Typography>
            <ContactStatusChip status={status} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
