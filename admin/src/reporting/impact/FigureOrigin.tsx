import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FigureRecord } from '@livres/api/contract';
import { useState } from 'react';
import { figures as texts } from './figures.fr';
import { RecordHistory } from './RecordHistory';

/** Where a figure comes from: who entered it and when, or what it was calculated from; and what it was before. */
export function FigureOrigin({ figure }: { figure: FigureRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { label, origin, explanation, calculated_at } = figure;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {origin === 'calculated' && calculated_at
          ? texts.calculated(calculated_at, explanation)
          : explanation}
      </Typography>
      <Button
        size="small"
        color="inherit"
        startIcon={<HistoryIcon />}
        aria-label={texts.history(label)}
        onClick={() => setOpen(true)}
        sx={{ ml: -0.5, color: 'text.secondary' }}
      >
        {texts.history_short}
      </Button>
      {isOpen && (
        <RecordHistory resource="metrics" record={figure} name={label} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
