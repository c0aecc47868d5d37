import Button from '@mui/material/Button';
import { useState } from 'react';
import { required, TextInput, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from './ActionDialog';

interface Props {
  /** Of the dialog, for what was typed when it closed. */
  name: string;
  texts: { open: string; title: string; help: string; done: string };
  reason: { label: string; missing: string };
  /** The record's, as staff read it. */
  version: number;
  onSend: (body: { reason: string; version: number }) => Promise<unknown>;
}

/** An act that cannot be taken back, with the reason that is kept of it. */
export function ReasonButton({ name, texts, reason, version: read, onSend }: Props) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const onDone = () => {
    notify(texts.done, { type: 'success' });
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <ActionDialog
          name={name}
          title={texts.title}
          help={texts.help}
          action={texts.open}
          color="error"
          done={texts.done}
          blank={{ reason: '' }}
          onSend={({ reason: said }, version = read) => onSend({ reason: said, version })}
          onDone={onDone}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={reason.label}
            validate={required(reason.missing)}
            helperText={false}
            multiline
          />
        </ActionDialog>
      )}
    </>
  );
}
