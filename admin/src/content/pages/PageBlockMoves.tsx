import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { page as texts } from './page.fr';

interface Props {
  index: number;
  count: number;
  heading: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A part goes up, down, or away. */
export function PageBlockMoves({ index, count, heading, onMove, onRemove }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', mb: 1 }}>
      <Button size="small" startIcon={<UpIcon />} disabled={index === 0} onClick={() => onMove(-1)}>
        {texts.up}
      </Button>
      <Button size="small" startIcon={<DownIcon />} disabled={index === count - 1} onClick={() => onMove(1)}>
        {texts.down}
      </Button>
      <Button size="small" color="error" startIcon={<RemoveIcon />} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.remove_part(heading)}
        action={texts.remove}
        busy={false}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
      >
        <Typography>{texts.remove_text}</Typography>
      </ConfirmDialog>
    </Stack>
  );
}
