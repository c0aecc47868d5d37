import { useState, type ReactNode } from 'react';
import { useFormIsDirty, useRecordContext } from 'react-admin';
import { useConflict } from '../conflict/use-conflict';
import type { ContentRecord } from './content-kind';
import { MovesProvider } from './content-moves';
import { MoveDialog } from './MoveDialog';
import type { Move } from './publication-state';
import { ScheduleDialog } from './ScheduleDialog';
import { useMove } from './use-move';

interface Props {
  onDone: (record: ContentRecord) => void;
  children: ReactNode;
}

/** Inside a form of content: lets its parts ask for a move, confirms it in a dialog, does it. */
export function PublicationMoves({ onDone, children }: Props) {
  const record = useRecordContext<ContentRecord>();
  const isDirty = useFormIsDirty();
  const [move, setMove] = useState<Move | null>(null);
  const { ask, dialog } = useConflict();
  const { run, busy } = useMove({ record, onDone, onConflict: ask });
  const savesFirst = move !== 'discard' && (isDirty || record === undefined);
  const close = () => setMove(null);
  const confirm = (at?: string) => move && void run({ move, savesFirst, ...(at ? { at } : {}) }).then(close);
  const shared = { record, isDirty, savesFirst, busy, onClose: close };
  return (
    <MovesProvider value={setMove}>
      {children}
      {move === 'schedule' && <ScheduleDialog {...shared} onConfirm={confirm} />}
      {move && move !== 'schedule' && <MoveDialog {...shared} move={move} onConfirm={() => confirm()} />}
      {dialog}
    </MovesProvider>
  );
}
