import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { casework as texts } from './casework.fr';
import type { Who } from './use-board-filter';

interface Props {
  typed: string;
  who: Who;
  onType: (text: string) => void;
  onWho: (who: Who) => void;
}

const CHOICES: { value: Who; label: string }[] = [
  { value: '', label: texts.board.everyone },
  { value: 'mine', label: texts.board.me },
  { value: 'nobody', label: texts.nobody },
];

/** Whose cases, and which words. */
export function BoardBar({ typed, who, onType, onWho }: Props) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <TextField
        type="search"
        size="small"
        margin="none"
        label={texts.board.find}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        sx={{ width: 240 }}
      />
      <TextField
        select
        size="small"
        margin="none"
        label={texts.board.who}
        value={who}
        onChange={({ target }) => onWho(target.value as Who)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 180 }}
      >
        {CHOICES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
