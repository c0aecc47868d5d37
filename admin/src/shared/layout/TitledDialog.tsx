import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface Props extends Pick<DialogProps, 'maxWidth'> {
  title: ReactNode;
  open?: boolean;
  /** Left out where only one of its buttons closes it. */
  onClose?: () => void;
  /** While it is, it cannot be left. */
  isBusy?: boolean;
  /** What the button that closes it says, before the others. */
  dismiss?: string;
  /** Its other buttons. */
  actions?: ReactNode;
  /** Of its content. */
  sx?: DialogContentProps['sx'];
  children: ReactNode;
}

/** A dialog named by its title: content, and buttons below. */
export function TitledDialog(props: Props) {
  const { title, onClose, isBusy, dismiss, actions, maxWidth = 'sm', open = true, sx, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={sx}>{children}</DialogContent>
      {(dismiss || actions) && (
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {dismiss && (
            <Button onClick={onClose} disabled={isBusy}>
              {dismiss}
            </Button>
          )}
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
