import Skeleton from '@mui/material/Skeleton';
import type { TimelineEntry } from '@livres/api/contract';
import type { ComponentProps } from 'react';
import { LoadFailure } from '../feedback/LoadFailure';
import { Panel } from '../layout/Panel';
import { MayWrite } from '../rights/MayWrite';
import { history as texts } from './history.fr';
import { NoteForm } from './NoteForm';
import { Timeline, type TimelineLine } from './Timeline';

/** What the api calls the one who gives. */
const DONOR = 'donateur';

interface Props<Entry extends TimelineEntry> extends Omit<ComponentProps<typeof NoteForm>, 'onSaved'> {
  /** Newest first; undefined until they are there. */
  entries: Entry[] | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  lookOf: (kind: Entry['kind']) => Pick<TimelineLine, 'icon' | 'tone'>;
  /** Who does what neither staff nor the donor did. */
  product?: string;
}

/** All that happened to a record, whoever did it, and a line for what the team notes of it. */
export function TimelinePanel<Entry extends TimelineEntry>({
  entries,
  error,
  refetch,
  lookOf,
  product = texts.product,
  ...note
}: Props<Entry>) {
  const again = () => void refetch();
  const lineOf = ({ kind, by, ...entry }: Entry): TimelineLine => ({
    ...entry,
    by: by === DONOR ? texts.donor : (by ?? product),
    ...lookOf(kind),
  });
  return (
    <Panel title={texts.story}>
      <MayWrite>
        <NoteForm {...note} onSaved={again} />
      </MayWrite>
      {error && <LoadFailure error={error} onRetry={again} />}
      {!entries && !error && <Skeleton height={160} />}
      {entries && <Timeline lines={entries.map(lineOf)} />}
    </Panel>
  );
}
