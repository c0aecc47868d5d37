import AliveIcon from '@mui/icons-material/CheckCircleOutlined';
import DeadIcon from '@mui/icons-material/LinkOff';
import NoneIcon from '@mui/icons-material/RemoveCircleOutlined';
import UncheckedIcon from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import { LINK_STATE_LABELS, type LinkState, type ScholarshipRecord } from '@livres/api/contract';
import type { ReactElement } from 'react';
import { visuallyHidden } from '../../shared/layout/visually-hidden';

const MARKS: Record<LinkState, { icon: ReactElement; colour: string }> = {
  alive: { icon: <AliveIcon fontSize="small" />, colour: 'success.main' },
  dead: { icon: <DeadIcon fontSize="small" />, colour: 'error.main' },
  unchecked: { icon: <UncheckedIcon fontSize="small" />, colour: 'text.secondary' },
  none: { icon: <NoneIcon fontSize="small" />, colour: 'warning.main' },
};

/** How the application link is: a sign, and a word where something is to be done. */
export function LinkMark({ scholarship: { link_state, link_fault } }: Props) {
  const { icon, colour } = MARKS[link_state];
  return (
    <Box
      title={link_fault || LINK_STATE_LABELS[link_state]}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        color: colour,
        fontSize: '0.8125rem',
      }}
    >
      {icon}
      <Box component="span" sx={link_state === 'dead' ? {} : visuallyHidden}>
        {LINK_STATE_LABELS[link_state]}
      </Box>
    </Box>
  );
}

interface Props {
  scholarship: Pick<ScholarshipRecord, 'link_state' | 'link_fault'>;
}
