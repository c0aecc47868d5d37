import TimerIcon from '@mui/icons-material/TimerOutlined';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { readSession, SESSION_KEY, sessionEnd } from '../shared/api/session-store';
import { isLastHour, remainingTime } from './session-badge';
import { shell } from './shell.fr';
import { MINUTE_MS } from '@livres/api/contract';

const REFRESH_MS = MINUTE_MS;

export function SessionBadge() {
  const left = useTimeLeft();
  const last = isLastHour(left);
  const text = remainingTime(left);
  return (
    <Tooltip title={shell.session_ends}>
      <Chip
        size="small"
        icon={<TimerIcon />}
        label={text}
        aria-label={shell.session_left(text)}
        role="timer"
        data-testid="session-badge"
        data-last-hour={last}
        sx={{
          color: '#fff',
          bgcolor: last ? '#b3261e' : 'rgb(255 255 255 / 0.14)',
          fontVariantNumeric: 'tabular-nums',
          '& .MuiChip-icon': { color: 'inherit', display: { xs: 'none', sm: 'inline-flex' } },
          '& .MuiChip-label': { px: { xs: 0.75, sm: 1 } },
        }}
      />
    </Tooltip>
  );
}

function useTimeLeft(): number {
  const [left, setLeft] = useState(timeLeft);
  useEffect(() => {
    const refresh = () => setLeft(timeLeft());
    const onStorage = (event: StorageEvent) => event.key === SESSION_KEY && refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return left;
}

function timeLeft(): number {
  const session = readSession();
  return session ? sessionEnd(session) - Date.now() : 0;
}
