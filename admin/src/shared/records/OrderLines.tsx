import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../layout/visually-hidden';
import { useState } from 'react';
import { titleOf, useContentKind, type ContentRecord } from './content-kind';
import { order as texts } from './order.fr';
import { moved } from './order-list';
import { PublicationChip } from './PublicationChip';

interface Props {
  records: readonly ContentRecord[];
  onChange: (records: ContentRecord[]) => void;
}

/** A line a record, each with its buttons up and down; every move is announced to screen readers. */
export function OrderLines({ records, onChange }: Props) {
  const kind = useContentKind();
  const [said, setSaid] = useState('');
  const move = (index: number, by: -1 | 1) => {
    onChange(moved(records, index, by));
    setSaid(texts.moved(titleOf(kind, records[index]), index + by + 1));
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record, index) => (
          <Line
            key={record.id}
            record={record}
            place={index + 1}
            isLast={index === records.length - 1}
            onMove={(by) => move(index, by)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}

interface LineProps {
  record: ContentRecord;
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

function Line({ record, place, isLast, onMove }: LineProps) {
  const name = titleOf(useContentKind(), record);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ width: 28, textAlign: 'right' }}>
        {place}
      </Typography>
      <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>{name}</Typography>
      {!record.is_live && <PublicationChip record={record} />}
      <IconButton aria-label={texts.up(name)} disabled={place === 1} onClick={() => onMove(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton aria-label={texts.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <DownIcon />
      </IconButton>
    </Box>
  );
}
