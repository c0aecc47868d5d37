import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** Which of the house's drawings. */
  drawing: 'empty' | 'introuvable';
  title: string;
  text?: string | undefined;
  /** What one can do about it. */
  children?: ReactNode;
}

/** Where there is nothing to show: why, and what comes next. */
export function EmptyState({ drawing, title, text, children }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 5 }}>
      <Box
        component="img"
        src={`/illustrations/${drawing}.svg`}
        alt=""
        sx={{ width: 'min(220px, 60%)', height: 'auto', borderRadius: 2, mb: 1 }}
      />
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 520 }}>
          {text}
        </Typography>
      )}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
