import Alert from '@mui/material/Alert';
import type { EventRecord } from '@livres/api/contract';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { entry as texts } from './registration-entry.fr';

/** The event that the form around it chose. */
export function useChosenEvent(): EventRecord | undefined {
  const event_id = useWatch({ name: 'event_id' }) as number | null | undefined;
  const { data } = useGetOne<EventRecord>('events', { id: event_id ?? 0 }, { enabled: Boolean(event_id) });
  return event_id ? data : undefined;
}

/** How many seats are left of the event that is chosen, and what to do where none is. */
export function SeatsLeft({ whenFull = '' }: { whenFull?: string }) {
  const event = useChosenEvent();
  if (!event) return null;
  const { available_seats: left, waiting_count } = event;
  const isFull = left !== null && left <= 0;
  const said =
    left === null ? texts.no_limit : isFull ? `${texts.full(waiting_count)} ${whenFull}` : texts.left(left);
  return (
    <Alert severity={isFull ? 'warning' : 'info'} sx={{ mb: 1 }} aria-live="polite">
      {said}
    </Alert>
  );
}
