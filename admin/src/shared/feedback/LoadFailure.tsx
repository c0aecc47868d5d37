import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { feedback } from './feedback.fr';

/** What a part of a screen shows when its data could not be read. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = (
    <Button color="inherit" onClick={onRetry}>
      {feedback.retry}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      <AlertTitle>{feedback.load_failed}</AlertTitle>
      {error.message}
    </Alert>
  );
}
