import DoneIcon from '@mui/icons-material/CheckCircle';
import DownIcon from '@mui/icons-material/ArrowDownward';
import KeptIcon from '@mui/icons-material/CloudOff';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { pickups } from '../shared/plan/pickups.fr';
import type { SavedTick } from './saved-ticks';
import { isUpstairs } from './round-stops';
import { texts } from './round.fr';
import { StopActions } from './StopActions';

interface Props {
  stop: PickupTransaction;
  place: number;
  isLast: boolean;
  isOutOfTurn: boolean;
  isShared: boolean;
  tick: SavedTick | undefined;
  onDrag: (isHeld: boolean) => void;
  /** By a place up or down; the button that was pressed, to be found again. */
  onMove: (by: -1 | 1, button: string) => void;
  onTick: () => void;
  onNobody: () => void;
}

/** One stop: whom, where, how to get in, what to carry; and what to do there, under the thumb. */
export function StopCard({
  stop,
  place,
  isLast,
  isOutOfTurn,
  isShared,
  tick,
  onDrag,
  onMove,
  ...acts
}: Props) {
  const name = texts.name(stop);
  const isDone = stop.status === 'completed';
  return (
    <Card
      component="article"
      aria-label={`${texts.stop(place)}, ${name}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', stop.reference);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      sx={{ p: 1.5, display: 'grid', gap: 1, cursor: { md: 'grab' } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ ...NUMBER, ...((isDone || tick) && DONE) }} aria-hidden>
          {place}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {stop.contact_name ?? stop.city}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{stop.pickup_address}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[stop.pickup_slot, isShared && texts.assigned(stop.assigned_to)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid' }}>
          <IconButton
            id={`up-${stop.id}`}
            aria-label={texts.up(name)}
            disabled={place === 1}
            onClick={() => onMove(-1, `up ${stop.id}`)}
            sx={THUMB}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            id={`down-${stop.id}`}
            aria-label={texts.down(name)}
            disabled={isLast}
            onClick={() => onMove(1, `down ${stop.id}`)}
            sx={THUMB}
          >
            <DownIcon />
          </IconButton>
        </Box>
      </Box>
      <StopFacts stop={stop} />
      {isOutOfTurn && !isDone && <Alert severity="warning">{texts.out_of_turn}</Alert>}
      {isDone && <Outcome icon={<DoneIcon />} word={texts.is_done} items={stop.collected} />}
      {!isDone && tick && (
        <Outcome
          icon={<KeptIcon />}
          word={tick.refusal ? texts.is_refused : texts.is_kept}
          items={tick.collected}
          isKept
        />
      )}
      <StopActions stop={stop} isDone={isDone || Boolean(tick)} {...acts} />
    </Card>
  );
}

function StopFacts({ stop }: { stop: PickupTransaction }) {
  const { requires_help, floor_number, has_elevator, parking_available } = stop;
  const floor = texts.floor(floor_number, has_elevator);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Chip size="small" label={pickups.boxes(stop.estimated_boxes_or_items)} />
        {requires_help && <Chip size="small" label={texts.help} sx={WARNING} />}
        {floor && <Chip size="small" label={floor} sx={isUpstairs(stop) ? WARNING : {}} />}
        {parking_available && <Chip size="small" variant="outlined" label={texts.parking} />}
      </Box>
      {[stop.access_info, stop.special_instructions, stop.notes].filter(Boolean).map((text) => (
        <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
    </>
  );
}

interface OutcomeProps {
  icon: React.ReactElement;
  word: string;
  items: PickupTransaction['collected'];
  isKept?: boolean;
}

function Outcome({ icon, word, items, isKept = false }: OutcomeProps) {
  return (
    <Alert severity={isKept ? 'warning' : 'success'} icon={icon}>
      <strong>{word}</strong>
      {items.length > 0 && (
        <div>{items.map(({ category, quantity }) => texts.collected(category, quantity)).join(', ')}</div>
      )}
    </Alert>
  );
}

const NUMBER = {
  flex: '0 0 auto',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontWeight: 700,
  bgcolor: 'info.light',
  color: 'info.main',
} as const;
const DONE = { bgcolor: 'success.main', color: 'success.contrastText' } as const;
const WARNING = { bgcolor: 'warning.light', color: 'warning.main' } as const;
const THUMB = { width: 44, height: 40 } as const;
