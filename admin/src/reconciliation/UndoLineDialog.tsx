import { STATEMENT_LIMITS, type BankLine } from '@livres/api/contract';
import { required, TextInput } from 'react-admin';
import { ActDialog, type Values } from '../shared/collection/ActDialog';
import { texts, undoTexts as labels } from './reconciliation.fr';
import { actOn, useLineActs } from './use-line-acts';

/** Takes back what was said of a line, with why. */
export function UndoLineDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActs();
  return (
    <ActDialog
      name={`bank-line-undo-${line.id}`}
      title={labels.title}
      help={labels.help}
      action={labels.action}
      color="error"
      done={texts.done_line}
      blank={{ reason: '' }}
      onSend={(values: Values, version = line.version) => actOn({ ...line, version }, 'undo', values)}
      onDone={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={labels.reason}
        validate={required(labels.reason_missing)}
        slotProps={{ htmlInput: { maxLength: STATEMENT_LIMITS.note } }}
        helperText={false}
        multiline
        minRows={2}
        autoFocus
      />
    </ActDialog>
  );
}
