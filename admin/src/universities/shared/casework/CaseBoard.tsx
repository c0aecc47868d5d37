import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title } from 'react-admin';
import { CaseKindProvider, nameOf, type CaseKind, type CaseRecord } from './case-kind';
import { BoardBar } from './BoardBar';
import { moveButtonId, type BoardActions } from './board-actions';
import { BoardColumn } from './BoardColumn';
import { CaseViews } from './CaseViews';
import { casework as texts } from './casework.fr';
import { useBoardFilter } from './use-board-filter';
import { useCaseAction, useCasePath } from './use-case-action';
import { capital } from '../../../shared/records/content-labels';
import { api } from '../../../shared/api/api';

/** The cases in columns, by state: moved by mouse, or from the menu of each. */
export function CaseBoard({ kind }: { kind: CaseKind }) {
  return (
    <CaseKindProvider kind={kind}>
      <Title title={capital(kind.words.many)} />
      <Columns kind={kind} />
    </CaseKindProvider>
  );
}

function Columns({ kind: { statuses, labels } }: { kind: CaseKind }) {
  const { filter, bar } = useBoardFilter();
  const [dragged, drag] = useState<CaseRecord | null>(null);
  const [moving, setMoving] = useState<BoardActions['moving']>(null);
  const { actAsync, dialog } = useCaseAction();
  const pathOf = useCasePath();

  async function move(record: CaseRecord, status: string) {
    drag(null);
    setMoving({ record, status });
    const done = texts.moved(nameOf(record), labels[status] ?? status);
    // The action shows its own errors.
    const send = (version: number) => api.put(pathOf(record), { status, version });
    await actAsync(record, { send, fields: ['status'], done }).catch(() => null);
    setMoving(null);
    setTimeout(() => document.getElementById(moveButtonId(record))?.focus());
  }
  const desk: BoardActions = { dragged, drag, moving, move: (record, status) => void move(record, status) };
  return (
    <>
      <Box sx={HEAD}>
        <BoardBar {...bar} />
        <CaseViews current="board" />
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mb: 1.5, display: { xs: 'none', md: 'block' } }}
      >
        {texts.board.help}
      </Typography>
      <Box sx={COLUMNS}>
        {statuses.map((status) => (
          <BoardColumn key={status} status={status} filter={filter} desk={desk} />
        ))}
      </Box>
      {dialog}
    </>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  my: 2,
} as const;
const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(212px, 82vw), 1fr)',
  overflowX: 'auto',
  pb: 2,
} as const;
