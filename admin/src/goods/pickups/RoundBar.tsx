import BackIcon from '@mui/icons-material/CalendarMonth';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link } from 'react-router-dom';
import { addDays } from '../../shared/format/calendar-days';
import { texts } from './round.fr';

interface Props {
  date: string;
  assignedTo: string | null;
  people: readonly string[];
  onShow: (next: { date?: string; assigned_to?: string | null }) => void;
}

/** Whose round, and of which day. */
export function RoundBar({ date, assignedTo, people, onShow }: Props) {
  const names = assignedTo && !people.includes(assignedTo) ? [...people, assignedTo] : people;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, my: 1.5 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        <IconButton aria-label={texts.previous} onClick={() => onShow({ date: addDays(date, -1) })} sx={STEP}>
          <PreviousIcon />
        </IconButton>
        <TextField
          type="date"
          label={texts.day}
          value={date}
          onChange={({ target }) => target.value && onShow({ date: target.value })}
          sx={{ minWidth: 160 }}
        />
        <IconButton aria-label={texts.next} onClick={() => onShow({ date: addDays(date, 1) })} sx={STEP}>
          <NextIcon />
        </IconButton>
      </Box>
      <TextField
        select
        label={texts.who}
        value={assignedTo ?? ''}
        onChange={({ target }) => onShow({ assigned_to: target.value || null })}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}
      >
        <MenuItem value="">{texts.everyone}</MenuItem>
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button component={Link} to={`/pickups?day=${date}`} startIcon={<BackIcon />} sx={{ mb: 0.5 }}>
        {texts.back}
      </Button>
    </Box>
  );
}

const STEP = { mb: 0.5, width: 44, height: 44 } as const;
