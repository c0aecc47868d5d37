import GripIcon from '@mui/icons-material/DragIndicator';
import HelpIcon from '@mui/icons-material/PanToolOutlined';
import MoveIcon from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pickups } from '../shared/plan/pickups.fr';
import { useCalendarActions } from './calendar-actions';
import { isMovable, isOverdue } from './calendar-places';
import { texts } from './pickup.fr';
import { gripId } from './use-carrying';
import { GRAB } from '../../shared/layout/sx';

interface Props {
  pickup: PickupTransaction;
  /** A button in words instead of an icon, where there is room or no mouse. */
  roomy?: boolean;
  children?: ReactNode;
}

/** A pick-up: where, how much, who, how it stands; dragged by mouse, carried by keyboard, or moved by its dialog. */
export function PickupCard({ pickup, roomy = false, children }: Props) {
  const { today, mayPlan, carried, dragged, drag } = useCalendarActions();
  const look = lookOf(pickup, today);
  const canMove = mayPlan && isMovable(pickup);
  const isHeld = carried?.pickup.id === pickup.id || dragged?.id === pickup.id;
  return (
    <Box
      component="article"
      aria-label={texts.name(pickup)}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', pickup.reference);
        drag(pickup);
      }}
      onDragEnd={() => drag(null)}
      sx={{
        ...CARD,
        borderLeftColor: `${look.colour}.main`,
        opacity: isHeld ? 0.5 : 1,
        ...(canMove && GRAB),
      }}
    >
      <Link
        component={RouterLink}
        to={`/physical-donations/${pickup.physical_donation}/show`}
        aria-label={`${pickup.city}. ${texts.see(pickup.reference)}`}
        draggable={false}
        sx={{ fontWeight: 650, color: 'text.primary' }}
      >
        {pickup.city}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {pickup.postal_code} · {pickups.boxes(pickup.estimated_boxes_or_items)}
      </Typography>
      {children}
      {mayPlan && pickup.pickup_date && (
        <Typography variant="body2">{pickup.assigned_to ?? texts.nobody}</Typography>
      )}
      {pickup.requires_help && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <HelpIcon sx={{ fontSize: 15 }} /> {texts.needs_help}
        </Typography>
      )}
      <Box sx={FOOT}>
        <Typography
          variant="caption"
          sx={{ flex: 1, fontWeight: 700, whiteSpace: 'nowrap', color: `${look.colour}.main` }}
        >
          {look.word}
        </Typography>
        {canMove && <MoveButton pickup={pickup} roomy={roomy} />}
        {canMove && <Grip pickup={pickup} />}
      </Box>
    </Box>
  );
}

function Grip({ pickup }: { pickup: PickupTransaction }) {
  const { take } = useCalendarActions();
  return (
    <IconButton
      id={gripId(pickup)}
      size="small"
      aria-label={texts.grip(texts.name(pickup))}
      aria-describedby="grip-help"
      onClick={() => take(pickup)}
      sx={{ p: 0.25, display: { xs: 'none', md: 'inline-flex' } }}
    >
      <GripIcon fontSize="small" />
    </IconButton>
  );
}

function MoveButton({ pickup, roomy }: { pickup: PickupTransaction; roomy: boolean }) {
  const { ask } = useCalendarActions();
  const isNew = pickup.status === 'contacted';
  const label = isNew ? texts.plan_of(texts.name(pickup)) : texts.move_of(texts.name(pickup));
  if (roomy)
    return (
      <Button size="small" variant="outlined" aria-label={label} onClick={() => ask(pickup)}>
        {isNew ? texts.plan : texts.move}
      </Button>
    );
  return (
    <Tooltip title={texts.move}>
      <IconButton size="small" aria-label={label} onClick={() => ask(pickup)} sx={{ p: 0.25 }}>
        <MoveIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function lookOf(pickup: PickupTransaction, today: string) {
  if (pickup.status === 'completed') return { word: texts.collected, colour: 'success' };
  if (isOverdue(pickup, today)) return { word: texts.overdue, colour: 'error' };
  if (pickup.status === 'contacted') return { word: texts.unplanned, colour: 'warning' };
  return { word: texts.scheduled, colour: 'info' };
}

const CARD = {
  p: 0.75,
  border: 1,
  borderColor: 'divider',
  borderLeftWidth: 4,
  borderRadius: 1,
  bgcolor: 'background.paper',
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '0.9rem',
} as const;
const FOOT = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, minHeight: 28 } as const;
