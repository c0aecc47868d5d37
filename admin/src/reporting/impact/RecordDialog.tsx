import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { feedback } from '../../shared/feedback/feedback.fr';

interface Props {
  title: string;
  action: string;
  record: object;
  /** Answers the message of each refused field; nothing where all is saved, or refused as a whole. */
  onSave: (values: FieldValues) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
  children: ReactNode;
}

/** A place or a year, in a form of its own; what is refused stays in it. */
export function RecordDialog({ title, action, record, onSave, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open
      // A click beside the form would lose what is typed in it.
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <Form record={record} onSubmit={onSave}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{feedback.cancel}</Button>
          <SaveButton label={action} icon={<></>} alwaysEnable size="medium" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
