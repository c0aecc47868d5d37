import Alert from '@mui/material/Alert';
import { CodeForm } from './CodeForm';
import { secondFactor as texts } from './second-factor.fr';
import { TitledDialog } from '../../../shared/layout/TitledDialog';

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
  return (
    <TitledDialog title={title} onClose={onClose} maxWidth="xs">
      {warning && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
      <CodeForm {...form} takesRecoveryCode onCancel={{ label: texts.cancel, act: onClose }} />
    </TitledDialog>
  );
}
