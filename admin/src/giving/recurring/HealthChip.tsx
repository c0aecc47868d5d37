import Chip from '@mui/material/Chip';
import {
  RECURRING_HEALTH_LABELS,
  type RecurringGiftRecord,
  type RecurringHealth,
} from '@livres/api/contract';
import { texts } from './recurring-gift.fr';

type Colour = 'default' | 'success' | 'warning' | 'info' | 'error';

const COLOURS: Record<RecurringHealth, Colour> = {
  failing: 'error',
  expiring: 'warning',
  well: 'success',
  paused: 'info',
  waiting: 'default',
  stopped: 'default',
};

/** How it does, in a word and a colour; how often it failed where it does. */
export function HealthChip({ gift: { health, failed_payments } }: { gift: RecurringGiftRecord }) {
  const colour = COLOURS[health];
  const word = RECURRING_HEALTH_LABELS[health];
  const label = health === 'failing' ? `${word} (${texts.failures(failed_payments)})` : word;
  if (colour === 'default') return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }} />;
}
