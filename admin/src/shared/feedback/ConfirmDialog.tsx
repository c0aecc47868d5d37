import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { feedback } from './feedback.fr';
import { TitledDialog } from '../layout/TitledDialog';

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
  return (
    <TitledDialog
      title={title}
      open={open}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {cancel}
          </Button>
          <Button onClick={onConfirm} color={color} variant="contained" loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </TitledDialog>
  );
}
