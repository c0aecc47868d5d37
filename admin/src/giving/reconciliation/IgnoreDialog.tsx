import type { BankLine } from '@livres/api/contract';
import { TextInput } from 'react-admin';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { ignoreTexts as labels, texts } from './reconciliation.fr';
import { runAction, useLineActions } from './use-line-actions';

/** A line that is no gift, with what it is. */
export function IgnoreDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  return (
    <ActionDialog
      name={`bank-line-ignore-${line.id}`}
      title={labels.title}
      help={labels.help}
      action={labels.action}
      done={texts.done_line}
      blank={{ note: '' }}
      onSend={(values, version = line.version) => runAction({ ...line, version }, 'ignore', values)}
      onDone={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput source="note" label={labels.note} autoFocus fullWidth />
    </ActionDialog>
  );
}
