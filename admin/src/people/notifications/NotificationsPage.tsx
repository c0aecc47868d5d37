import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Title, useNotify } from 'react-admin';
import { SPREAD_HEAD } from '../../shared/layout/sx';
import { Inbox } from './inbox/Inbox';
import { useInboxView } from './inbox/inbox-view';
import { useInboxActions } from './inbox/use-inbox-actions';
import { useNotificationSummary } from './inbox/use-notification-summary';
import { useIsLive } from './live/live-state';
import { notifications as texts } from './notifications.fr';
import { PreferencesPanel } from './preferences/PreferencesPanel';

/** One's inbox, with what one wants to hear of beside it. */
export default function NotificationsPage() {
  const { data } = useNotificationSummary();
  const { domains } = useInboxView();
  const { markAllRead, isBusy } = useInboxActions();
  const isLive = useIsLive();
  const notify = useNotify();
  const readAll = async () => {
    await markAllRead([...domains]);
    notify(texts.all_read, { type: 'success' });
  };
  return (
    <>
      <Title title={texts.title} />
      <Box sx={{ ...SPREAD_HEAD, mt: 0 }}>
        <Typography color="textSecondary" role="status">
          {data && texts.unread(data.unread, data.mine)} {isLive ? texts.live : texts.away}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          disabled={!data || data.unread === 0}
          loading={isBusy}
          onClick={() => void readAll().catch(() => undefined)}
        >
          {texts.read_all}
        </Button>
      </Box>
      <Box sx={GRID}>
        <Inbox />
        <PreferencesPanel />
      </Box>
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
} as const;
