import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { CodeForm } from './CodeForm';
import { secondFactor as texts } from './second-factor.fr';

interface Props<Answer> {
  title: string;
  text: string;
  warning?: string | undefined;
  action: string;
  color?: 'error' | 'primary';
  send: (code: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** A sensitive change of one's own second factor, which asks for a current code. */
export function CodeDialog<Answer>({ title, warning, onClose, ...form }: Props<Answer>) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {warning && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {warning}
          </Alert>
        )}
        <CodeForm {...form} takesRecoveryCode onCancel={{ label: texts.cancel, act: onClose }} />
      </DialogContent>
    </Dialog>
  );
}
