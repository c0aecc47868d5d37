import RefusedIcon from '@mui/icons-material/Block';
import YoungerIcon from '@mui/icons-material/HelpOutlined';
import InIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CheckInScan } from '@livres/api/contract';
import { clockTime, texts } from './check-in.fr';
import { nameOf } from './door-list';
import type { ShownResult } from './use-check-in';
import { COLOURS } from '../../shared/theme/tokens';

interface Props {
  result: ShownResult;
  /** When the list of this phone was made. */
  listMadeAt: string;
  onUndo: (ticketId: string) => void;
  onLetIn: (scan: CheckInScan) => void;
}

/** What the last scan came to, read at arm's length: by its colour, its sign and its words. */
export function ScanResult({ result, listMadeAt, onUndo, onLetIn }: Props) {
  const { outcome, ticket_id, reference, position, seats, younger } = result;
  const isIn = outcome === 'in';
  const Sign = isIn ? InIcon : younger ? YoungerIcon : RefusedIcon;
  return (
    <Box
      role={isIn ? 'status' : 'alert'}
      key={result.id}
      sx={{
        mb: 2,
        p: 2,
        borderRadius: 2,
        bgcolor: isIn ? COLOURS.palm700 : younger ? COLOURS.sun400 : COLOURS.laterite700,
        color: younger ? 'common.black' : 'common.white',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Sign sx={{ fontSize: 52 }} />
        <Typography component="p" sx={{ fontSize: { xs: 32, sm: 40 }, fontWeight: 700, lineHeight: 1.1 }}>
          {younger ? texts.younger : texts.headline(outcome)}
        </Typography>
      </Box>
      {result.registered_by !== null && (
        <Typography component="p" sx={{ mt: 1, fontSize: 24, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {personOf(result)}
        </Typography>
      )}
      <Typography component="p" sx={{ mt: 0.5, fontSize: 20 }}>
        {reasonOf(result, listMadeAt)}
      </Typography>
      {reference && position !== null && seats !== null && (
        <Typography component="p" sx={{ mt: 0.5 }}>
          {reference}, {texts.ticket(position, seats)}
        </Typography>
      )}
      {younger && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          onClick={() => onLetIn(younger)}
          sx={{ mt: 1.5 }}
        >
          {texts.younger_let_in}
        </Button>
      )}
      {isIn && ticket_id && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          onClick={() => onUndo(ticket_id)}
          sx={{ mt: 1.5 }}
        >
          {texts.undo}
        </Button>
      )}
    </Box>
  );
}

function personOf({ guest_name, registered_by }: ShownResult): string {
  const { name, isGuest } = nameOf({ guest_name: guest_name ?? '', registered_by: registered_by ?? '' });
  return isGuest ? texts.guest_of(name) : name;
}

function reasonOf(
  { outcome, at, door, also_at, also_door, replaced_at, event_title, isByList, younger }: ShownResult,
  listMadeAt: string,
) {
  if (outcome === 'in') {
    if (also_at) return texts.twice(also_at, also_door);
    return isByList ? texts.offline_in : '';
  }
  if (outcome === 'already_in') return at ? texts.already(at, door) : '';
  if (outcome === 'replaced') return replaced_at ? texts.replaced(replaced_at) : '';
  if (outcome === 'other_event') return texts.other_event(event_title ?? '');
  if (younger) return texts.younger_why(clockTime(listMadeAt));
  if (outcome === 'unknown' && isByList) return texts.offline_unknown(clockTime(listMadeAt));
  return texts.why[outcome];
}
