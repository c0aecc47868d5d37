import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GoodsAlert } from '@livres/api/contract';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { timeAgo } from '../../shared/format/french-date';
import { UnreadMark } from '../../shared/layout/UnreadMark';
import { RecordCards } from '../../shared/records/RecordCards';
import { texts } from './alert.fr';
import { SeverityChip } from './SeverityChip';
import { Caption } from '../../shared/layout/Caption';

/** Alerts on a phone: a card each. */
export function AlertCards() {
  return (
    <RecordCards<GoodsAlert>
      to={(alert) => physicalDonationPath(alert.physical_donation)}
      render={(alert) => <AlertCard alert={alert} />}
    />
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
      <Caption>{[reference, city, timeAgo(created_at, now), outcome].filter(Boolean).join(' · ')}</Caption>
    </>
  );
}
