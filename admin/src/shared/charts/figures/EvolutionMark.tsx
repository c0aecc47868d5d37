import Box from '@mui/material/Box';
import { visuallyHidden } from '../../layout/visually-hidden';
import { evolutionOf, type Compared } from '../data/evolution';

const COLORS = { good: 'success.main', bad: 'error.main', neutral: 'text.secondary' } as const;

/** How a figure moved since before: in words, and in colour where more is better. */
export function EvolutionMark(compared: Compared) {
  const evolution = evolutionOf(compared);
  if (!evolution) return null;
  const { text, spoken, tone } = evolution;
  return (
    <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap', color: COLORS[tone] }}>
      <span aria-hidden>{text}</span>
      <Box component="span" sx={visuallyHidden}>
        {spoken}
      </Box>
    </Box>
  );
}
