import LateIcon from '@mui/icons-material/ErrorOutlined';
import ClockIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { collection as texts } from '../../shared/actions/collection.fr';
import { delayOf, isLate, type Delay, type Delayed } from '../../shared/format/delays';

const COLOURS: Record<Delay['level'], 'default' | 'warning' | 'error'> = {
  ahead: 'default',
  soon: 'warning',
  late: 'error',
  broken: 'error',
};

/** How long a donor who was promised something still waits, or has waited too long; nothing where nothing is owed. */
export function DelayChip({ donation }: { donation: Delayed }) {
  const delay = delayOf(donation, Date.now());
  const label = delay && texts.delay[delay.of][delay.level](delay.distance);
  if (!delay || !label) return null;
  const colour = COLOURS[delay.level];
  const soft = colour === 'default' ? {} : { bgcolor: `${colour}.light`, color: `${colour}.main` };
  return (
    <Chip
      size="small"
      icon={isLate(delay) ? <LateIcon color="inherit" /> : <ClockIcon color="inherit" />}
      label={label}
      variant={colour === 'default' ? 'outlined' : 'filled'}
      {...(delay.level === 'broken' ? { title: texts.promise_broken } : {})}
      sx={{ ...soft, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
}
