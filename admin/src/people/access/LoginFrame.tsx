import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { Cloth } from '../../shared/theme/Cloth';
import { gate } from './gate.fr';

interface Props {
  title: string;
  intro: string;
  help: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The gate's own page, the same at both steps. */
export function LoginFrame({ title, intro, help, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        bgcolor: 'background.default',
      }}
    >
      <Cloth height={120} />
      <Box component="main" sx={{ width: 'min(440px, 100% - 32px)', mx: 'auto', mt: -5, pb: 4 }}>
        <Box component="form" onSubmit={submit} noValidate sx={CARD}>
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {intro}
          </Typography>
          {children}
        </Box>
        <Stack sx={{ mt: 2, gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
          <Link href="/" variant="body2">
            {gate.back}
          </Link>
        </Stack>
      </Box>
    </Box>
  );
}

const CARD = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  p: { xs: 3, sm: 4 },
} as const;
