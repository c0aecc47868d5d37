import { Title } from 'react-admin';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PinButton } from './PinButton';

interface Props {
  title: string;
  /** What the screen answers, in a sentence. */
  help: string;
  /** Under the title, before the pin. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head of a screen of figures, and what it holds. */
export function AnalyticsScreen({ title, help, actions, children }: Props) {
  return (
    <Box sx={{ pb: 4 }}>
      <Title title={title} />
      <Stack direction="row" sx={HEAD}>
        <Typography color="textSecondary" sx={{ minWidth: 0 }}>
          {help}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
          {actions}
          <PinButton label={title} />
        </Stack>
      </Stack>
      {children}
    </Box>
  );
}

const HEAD = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 2,
} as const;
