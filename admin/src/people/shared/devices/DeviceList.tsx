import PhoneIcon from '@mui/icons-material/Smartphone';
import ComputerIcon from '@mui/icons-material/Computer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { StaffDevice } from '@livres/api/contract';
import { devices as texts } from './device.fr';
import { DIVIDED_LIST } from '../../../shared/layout/sx';

interface Props {
  devices: StaffDevice[];
  busy: boolean;
  onEnd: (device: StaffDevice) => void;
}

const PHONES = ['Android', 'iPhone', 'iPad'];

/** Where somebody is signed in, one line a session. */
export function DeviceList({ devices, busy, onEnd }: Props) {
  if (devices.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
  return (
    <Box component="ul" sx={DIVIDED_LIST}>
      {devices.map((device) => (
        <Box component="li" key={device.id} sx={LINE}>
          {PHONES.includes(device.system ?? '') ? (
            <PhoneIcon color="action" />
          ) : (
            <ComputerIcon color="action" />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>
              {texts.name(device)}{' '}
              {device.is_current && <Chip size="small" label={texts.current} component="span" />}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.first_seen(device.first_seen_at)}, {texts.last_seen(device.last_seen_at, Date.now())}
            </Typography>
          </Box>
          {!device.is_current && (
            <Button
              disabled={busy}
              onClick={() => onEnd(device)}
              aria-label={texts.end_one(texts.name(device), device.first_seen_at)}
            >
              {texts.end}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25 } as const;
