import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** A toast for what could not be done, and why. */
export function FailureToast({ title, reason }: { title: string; reason: string }) {
  return (
    <Alert severity="error" variant="filled">
      <AlertTitle>{title}</AlertTitle>
      {reason}
    </Alert>
  );
}
