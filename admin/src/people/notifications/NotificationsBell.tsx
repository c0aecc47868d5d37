import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { InboxLine } from '@livres/api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../shared/format/french-date';
import { DIVIDED_LIST } from '../../shared/layout/sx';
import { KindTile } from './inbox/KindTile';
import { useInboxActions } from './inbox/use-inbox-actions';
import { useNotificationSummary } from './inbox/use-notification-summary';
import { notifications as texts } from './notifications.fr';

/** How much one has not read, and the newest of it; the same on each of one's browsers. */
export function NotificationsBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useNotificationSummary();
  const { markRead } = useInboxActions();
  const unread = data?.unread ?? 0;
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={texts.title}>
        <IconButton
          color="inherit"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-label={texts.bell(unread)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
        >
          <Badge badgeContent={unread || null} max={99} sx={BADGE}>
            <BellIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': texts.title, sx: { width: 400, maxWidth: '95vw' } },
        }}
      >
        <Typography variant="h6" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
          {texts.title}
        </Typography>
        {data?.latest.length === 0 && (
          <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
            {texts.nothing_new}
          </Typography>
        )}
        <Box component="ul" sx={DIVIDED_LIST}>
          {data?.latest.map((line) => (
            <li key={line.id}>
              <BellLine
                line={line}
                onOpen={() => {
                  markRead([line.id]);
                  close();
                }}
              />
            </li>
          ))}
        </Box>
        <Button
          component={Link}
          to="/notifications"
          onClick={close}
          fullWidth
          sx={{ borderRadius: 0, py: 1.25 }}
        >
          {texts.see_all}
        </Button>
      </Popover>
    </>
  );
}

function BellLine({ line, onOpen }: { line: InboxLine; onOpen: () => void }) {
  const { title, detail, path, shown_at } = line;
  return (
    <ButtonBase component={Link} to={path} onClick={onOpen} sx={LINE}>
      <KindTile notification={line} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary" noWrap>
            {detail}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="time" dateTime={shown_at}>
          {timeAgo(shown_at, Date.now())}
        </Typography>
      </Box>
    </ButtonBase>
  );
}

const BADGE = { '& .MuiBadge-badge': { bgcolor: '#f7b733', color: '#14172e' } } as const;
const LINE = {
  width: '100%',
  display: 'flex',
  gap: 1.25,
  alignItems: 'flex-start',
  textAlign: 'left',
  px: 2,
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
