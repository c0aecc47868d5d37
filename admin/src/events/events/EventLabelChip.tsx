import Chip from '@mui/material/Chip';
import { eventLabel, type EventLabelCode, type EventRecord } from '@livres/api/contract';

const COLOURS: Record<EventLabelCode, 'default' | 'success' | 'warning' | 'info' | 'error'> = {
  draft: 'default',
  scheduled: 'info',
  upcoming: 'success',
  ongoing: 'warning',
  past: 'info',
  cancelled: 'error',
};

/** The status that visitors read, in a word and a colour. */
export function EventLabelChip({ event }: { event: EventRecord }) {
  const { code, label } = eventLabel(event, new Date());
  const colour = COLOURS[code];
  const soft = colour === 'default' ? {} : { bgcolor: `${colour}.light`, color: `${colour}.main` };
  return <Chip size="small" label={label} variant={colour === 'default' ? 'outlined' : 'filled'} sx={soft} />;
}
