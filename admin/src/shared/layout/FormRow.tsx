import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
