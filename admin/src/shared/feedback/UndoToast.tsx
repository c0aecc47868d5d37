import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';
import { feedback } from './feedback.fr';

/** A toast for what was just done, with a way back. */
export function UndoToast({ message, onUndo }: { message: string; onUndo: () => void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  const button = (
    <Button color="inherit" onClick={undo}>
      {feedback.undo}
    </Button>
  );
  return (
    <Alert severity="success" variant="filled" action={button}>
      {message}
    </Alert>
  );
}
