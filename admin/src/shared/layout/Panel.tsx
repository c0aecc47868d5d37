import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** A sentence under the title. */
  help?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen: a form's section, a side panel. */
export function Panel({ title, help, actions, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, overflow: 'visible' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: help ? 0 : 1.5 }}
      >
        <Typography id={titleId} variant="h6" component="h2">
          {title}
        </Typography>
        {actions}
      </Stack>
      {help && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {help}
        </Typography>
      )}
      {children}
    </Card>
  );
}
