import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Names and what stands for each; what is not known is left out. */
export function DetailList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <Box component="dl" sx={GRID}>
      {known.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={VALUE}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, max-content) minmax(0, 1fr)' },
} as const;
const VALUE = { m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
