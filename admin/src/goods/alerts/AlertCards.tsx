import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { GoodsAlert } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { timeAgo } from '../../shared/format/french-date';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { CARD_AREA } from '../../shared/layout/card-area';
import { texts } from './alert.fr';
import { SeverityChip } from './SeverityChip';

/** Alerts on a phone: a card each. */
export function AlertCards() {
  const { data, isPending } = useListContext<GoodsAlert>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((alert) => (
        <Card component="li" key={alert.id}>
          <CardActionArea component={Link} to={physicalDonationPath(alert.physical_donation)} sx={CARD_AREA}>
            <AlertCard alert={alert} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

function AlertCard({ alert }: { alert: GoodsAlert }) {
  const { severity, alert_type_display, message, is_read, created_at } = alert;
  const { reference, city, resolved_at, resolved_by } = alert;
  const now = Date.now();
  const outcome = resolved_at && texts.resolved(timeAgo(resolved_at, now), resolved_by);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <UnreadMark isRead={is_read} label={texts.unread} />
        <Typography sx={{ fontWeight: is_read ? 550 : 750, lineHeight: 1.25 }}>
          {alert_type_display}
        </Typography>
      </Box>
      <Typography variant="body2">{message}</Typography>
      <SeverityChip severity={severity} />
      <Typography variant="caption" color="textSecondary">
        {[reference, city, timeAgo(created_at, now), outcome].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
