import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { listLink } from '../../../shared/layout/list-link';
import { BoardCard } from './BoardCard';
import type { BoardActions } from './board-actions';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';

/** How many cards a column shows; the list has the rest. */
const SHOWN = 25;

interface Props {
  status: string;
  filter: Record<string, unknown>;
  desk: BoardActions;
}

export function BoardColumn({ status, filter, desk }: Props) {
  const { resource, labels, colours } = useCaseKind();
  const ofColumn = { ...filter, status: [status] };
  const { data, total, error, refetch, isPending } = useGetList<CaseRecord>(resource, {
    filter: ofColumn,
    sort: { field: 'updated_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const { isOver, takes, handlers } = useDrop(status, desk);
  const label = labels[status] ?? status;
  const cards = cardsOf(data ?? [], status, desk.moving);
  const colour = colours[status] ?? 'default';
  const edge = colour === 'default' ? 'text.disabled' : `${colour}.main`;
  return (
    <Box
      component="section"
      aria-label={texts.board.column(label, total ?? 0)}
      {...handlers}
      sx={{ ...COLUMN, borderTopColor: edge, ...(takes && TAKES), ...(isOver && OVER) }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ px: 0.5, fontWeight: 650 }}>
        {label}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
          {total}
        </Box>
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={110} />}
      {data && cards.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 0.5, py: 1 }}>
          {texts.board.empty}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {cards.map((record) => (
          <BoardCard key={record.id} record={record} desk={desk} />
        ))}
      </Box>
      {(total ?? 0) > SHOWN && (
        <Link component={RouterLink} to={listLink(resource, ofColumn)} sx={{ px: 0.5 }}>
          {texts.board.more(total ?? 0)}
        </Link>
      )}
    </Box>
  );
}

/** A card moves at once, before the api has answered. */
function cardsOf(cards: CaseRecord[], status: string, moving: BoardActions['moving']): CaseRecord[] {
  if (!moving) return cards;
  const others = cards.filter(({ id }) => id !== moving.record.id);
  return moving.status === status ? [moving.record, ...others] : others;
}

/** A column takes what may become its state, and nothing else. */
function useDrop(status: string, { dragged, move }: BoardActions) {
  const [isOver, setOver] = useState(false);
  const takes = dragged?.next_statuses.includes(status) ?? false;
  const onDragOver = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (dragged && takes) move(dragged, status);
  };
  return {
    takes,
    isOver: isOver && takes,
    handlers: {
      onDragOver,
      onDragLeave: () => setOver(false),
      onDrop,
    },
  };
}

const COLUMN = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  p: 1,
  minHeight: 180,
  border: 1,
  borderColor: 'divider',
  borderTopWidth: 4,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
const TAKES = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 } as const;
const OVER = { bgcolor: 'info.light', outlineStyle: 'solid' } as const;
