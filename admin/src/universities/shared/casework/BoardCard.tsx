import MoveIcon from '@mui/icons-material/MoveDownOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { timeAgo } from '../../../shared/format/french-date';
import { moveButtonId, type BoardActions } from './board-actions';
import { nameOf, useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';
import { UrgentChip } from './UrgentChip';
import { GRAB } from '../../../shared/layout/sx';
import { Caption } from '../../../shared/layout/Caption';

/** Who, what, since when and by whom; dragged by mouse, or moved by its menu. */
export function BoardCard({ record, desk }: { record: CaseRecord; desk: BoardActions }) {
  const { resource, about } = useCaseKind();
  const isHeld = desk.dragged?.id === record.id || desk.moving?.record.id === record.id;
  const canMove = record.next_statuses.length > 0;
  return (
    <Box
      component="li"
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', record.reference);
        desk.drag(record);
      }}
      onDragEnd={() => desk.drag(null)}
      sx={{ ...CARD, opacity: isHeld ? 0.5 : 1, ...(canMove && GRAB) }}
    >
      <Link
        component={RouterLink}
        to={`/${resource}/${record.id}/show`}
        color="inherit"
        underline="hover"
        draggable={false}
        sx={{ fontWeight: 650 }}
      >
        {nameOf(record)}
      </Link>
      <Typography variant="body2" component="div">
        {about(record)} <UrgentChip record={record} />
      </Typography>
      <Caption>{detailsOf(record)}</Caption>
      {canMove && <MoveMenu record={record} desk={desk} />}
    </Box>
  );
}

function detailsOf({ assigned_name, created_at, notes, letters }: CaseRecord): string {
  const counts = [notes > 0 && texts.board.notes(notes), letters > 0 && texts.board.letters(letters)];
  return [assigned_name ?? texts.nobody, timeAgo(created_at, Date.now()), ...counts]
    .filter(Boolean)
    .join(' · ');
}

function MoveMenu({ record, desk }: { record: CaseRecord; desk: BoardActions }) {
  const { moves, labels } = useCaseKind();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = moveButtonId(record);
  const choose = (status: string) => {
    setAnchor(null);
    desk.move(record, status);
  };
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<MoveIcon />}
        aria-label={texts.board.move_of(nameOf(record))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start', ml: -0.5 }}
      >
        {texts.board.move}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {record.next_statuses.map((status) => (
          <MenuItem key={status} onClick={() => choose(status)}>
            {moves[status] ?? labels[status] ?? status}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const CARD = {
  display: 'grid',
  gap: 0.5,
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
