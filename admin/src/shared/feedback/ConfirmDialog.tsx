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
  /** What leaves things as they are is called; « Annuler » unless that could be mistaken. */
  cancel?: string;
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
  cancel = feedback.cancel,
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
          {cancel}
        </Button>
        <Button onClick={onConfirm} color={color} variant="contained" loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
