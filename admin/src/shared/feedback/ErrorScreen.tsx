import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { requestLog } from '@livres/api/client';
import { CopyButton } from './CopyButton';
import { feedback } from './feedback.fr';

interface Props {
  error?: unknown;
  onRetry?: (() => void) | undefined;
}

/** The last resort: nothing else on the screen can be trusted. */
export function ErrorScreen({ error, onRetry = reload }: Props) {
  return (
    <Box role="alert" sx={{ maxWidth: 640, mx: 'auto', py: 8, px: 2 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {feedback.oops}
      </Typography>
      <Typography sx={{ mb: 3 }}>{feedback.oops_advice}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onRetry}>
          {feedback.retry}
        </Button>
        <Button variant="outlined" onClick={reload}>
          {feedback.reload}
        </Button>
        <CopyButton variant="text" label={feedback.copy_log} text={() => technicalLog(error)} />
      </Stack>
    </Box>
  );
}

function reload() {
  window.location.reload();
}

function technicalLog(error: unknown): string {
  const what =
    error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : typeof error;
  return [
    new Date().toISOString(),
    window.location.pathname,
    navigator.userAgent,
    what,
    requestLog.asText(),
  ].join('\n');
}
