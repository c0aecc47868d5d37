import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../shared/layout/visually-hidden';
import type { SavedTick } from './saved-ticks';
import { carriedTo, groupsOf, isOutOfTurn } from './round-stops';
import { texts } from './round.fr';
import { StopCard } from './StopCard';

interface Props {
  stops: readonly PickupTransaction[];
  ticks: readonly SavedTick[];
  /** Where everyone's stops are shown, each says whose it is. */
  isShared: boolean;
  onOrder: (stops: PickupTransaction[]) => void;
  onTick: (stop: PickupTransaction) => void;
  onNobody: (stop: PickupTransaction) => void;
}

/** The stops in their order, under their postal codes; moved by mouse or by buttons, and every move is announced to screen readers. */
export function StopList({ stops, ticks, isShared, onOrder, onTick, onNobody }: Props) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const keepFocus = useKeptFocus(stops);
  const move = (from: number, to: number) => {
    const stop = stops[from];
    if (!stop || to < 0 || to >= stops.length || from === to) return;
    onOrder(carriedTo(stops, from, to));
    setSaid(texts.moved(texts.name(stop), to + 1, stops.length));
  };
  return (
    <>
      {groupsOf(stops).map((group) => (
        <Box component="section" key={`${group.postal_code}-${group.stops[0]!.place}`} sx={{ mb: 2 }}>
          <Typography variant="h6" component="h2" sx={{ mb: 0.75 }}>
            {group.postal_code} {group.city}
          </Typography>
          <Box component="ol" start={group.stops[0]!.place} sx={LIST}>
            {group.stops.map(({ stop, place }) => (
              <Box
                component="li"
                key={stop.id}
                onDragOver={(event) => dragged !== null && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) move(dragged, place - 1);
                  setDragged(null);
                }}
              >
                <StopCard
                  stop={stop}
                  place={place}
                  isLast={place === stops.length}
                  isOutOfTurn={isOutOfTurn(stops, place - 1)}
                  isShared={isShared}
                  tick={ticks.find(({ transaction_id }) => transaction_id === stop.id)}
                  onDrag={(isHeld) => setDragged(isHeld ? place - 1 : null)}
                  onMove={(by, button) => {
                    keepFocus(button);
                    move(place - 1, place - 1 + by);
                  }}
                  onTick={() => onTick(stop)}
                  onNobody={() => onNobody(stop)}
                />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}

/** A moved stop may be drawn anew elsewhere: its button gets the focus back, or the other one at an end. */
function useKeptFocus(stops: readonly PickupTransaction[]) {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const [way, id] = pressed.current.split(' ');
    pressed.current = null;
    const enabled = (name: string) => document.querySelector<HTMLElement>(`#${name}-${id}:enabled`);
    (enabled(way!) ?? enabled(way === 'up' ? 'down' : 'up'))?.focus();
  }, [stops]);
  return (button: string) => {
    pressed.current = button;
  };
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
