import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { feedback } from './feedback.fr';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  action: string;
  /** What cannot be taken back is red. */
  color?: 'error' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  action,
  color = 'error',
  busy = false,
  onConfirm,
  onClose,
}: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {feedback.cancel}
        </Button>
        <Button onClick={onConfirm} color={color} variant="contained" loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
