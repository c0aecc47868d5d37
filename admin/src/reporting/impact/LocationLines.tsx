import Box from '@mui/material/Box';
import type { LocationRecord } from '@livres/api/contract';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../shared/layout/visually-hidden';
import { placed } from '../../shared/records/order-list';
import { LocationLine } from './LocationLine';
import { places as texts } from './places.fr';
import { useDragOrder } from './use-drag-order';
import { useLocations } from './use-locations';

interface Props {
  locations: LocationRecord[];
  /** Nothing for who may only read. */
  onEdit: ((record: LocationRecord) => void) | undefined;
}

/** A line a place; they move by their handles and by their buttons, and every move is announced to screen readers. */
export function LocationLines({ locations, onEdit }: Props) {
  const { remove, activate, arrange } = useLocations();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: number; way: string } | null>(null);

  const move = (from: number, to: number) => {
    arrange(placed(locations, from, to));
    setSaid(texts.moved(locations[from]?.name ?? '', to + 1));
  };
  const { drag, handle } = useDragOrder({ count: locations.length, onDrop: move });

  // A line that changes its place loses the focus, and a button at an end is no more: the other one takes it.
  useEffect(() => {
    if (!pressed.current) return;
    const { id, way } = pressed.current;
    const buttons =
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-place="${id}"] [data-way]`) ?? [];
    const wanted = [...buttons].toSorted((one) => (one.dataset['way'] === way ? -1 : 1));
    wanted.find(({ disabled }) => !disabled)?.focus();
    pressed.current = null;
  }, [locations]);

  return (
    <>
      <Box component="ol" ref={list} tabIndex={-1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {locations.map((record, index) => (
          <LocationLine
            key={record.id}
            record={record}
            place={index + 1}
            isLast={index === locations.length - 1}
            mark={drag?.to === index && drag.from !== index ? (drag.from < index ? 'after' : 'before') : null}
            isDragged={drag?.from === index}
            handle={handle(index)}
            onMove={(by) => {
              pressed.current = { id: record.id, way: by < 0 ? 'up' : 'down' };
              move(index, index + by);
            }}
            onActivate={() => activate(record)}
            onEdit={onEdit && (() => onEdit(record))}
            onRemove={() => {
              remove(record);
              list.current?.focus();
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
