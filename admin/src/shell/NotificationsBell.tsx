import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChangeLines } from '../shared/history/ChangeLines';
import { shell } from './shell.fr';
import { useUnreadNotifications } from './unread-notifications';

const LINES = 6;

export function NotificationsBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { entries, unread, markRead } = useUnreadNotifications();
  const open = (button: HTMLElement) => {
    setAnchor(button);
    markRead();
  };
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={shell.notifications}>
        <IconButton
          color="inherit"
          onClick={(event) => open(event.currentTarget)}
          aria-label={shell.unread(unread)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
        >
          <Badge
            badgeContent={unread || null}
            max={20}
            sx={{ '& .MuiBadge-badge': { bgcolor: '#f7b733', color: '#14172e' } }}
          >
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
          paper: { role: 'dialog', 'aria-label': shell.notifications, sx: { width: 380, maxWidth: '95vw' } },
        }}
      >
        <Typography variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
          {shell.notifications}
        </Typography>
        <Box sx={{ px: 2, py: 1 }}>
          <ChangeLines entries={entries.slice(0, LINES)} empty={shell.nothing_new} onNavigate={close} />
        </Box>
        <Button
          component={Link}
          to="/notifications"
          onClick={close}
          fullWidth
          sx={{ borderRadius: 0, py: 1.25 }}
        >
          {shell.all_notifications}
        </Button>
      </Popover>
    </>
  );
}
