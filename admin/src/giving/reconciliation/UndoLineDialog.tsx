import { STATEMENT_LIMITS, type BankLine } from '@livres/api/contract';
import { required, TextInput } from 'react-admin';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { registrationTexts, texts, undoTexts as labels } from './reconciliation.fr';
import { runAction, useLineActions } from './use-line-actions';

/** Undoes the handling of a line, with the reason. */
export function UndoLineDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  const paysRegistrations = line.status === 'registrations';
  return (
    <ActionDialog
      name={`bank-line-undo-${line.id}`}
      title={paysRegistrations ? registrationTexts.undo_title : labels.title}
      help={paysRegistrations ? registrationTexts.undo_help : labels.help}
      action={paysRegistrations ? registrationTexts.undo_action : labels.action}
      color="error"
      done={texts.done_line}
      blank={{ reason: '' }}
      onSend={(values, version = line.version) =>
        runAction({ ...line, version }, paysRegistrations ? 'registrations/undo' : 'undo', values)
      }
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
    </ActionDialog>
  );
}
