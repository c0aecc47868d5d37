import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  type ContactMessageDetail,
  type Resource,
} from '@livres/api/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { history } from '../../shared/history/history.fr';
import { MentionChoices } from '../../shared/history/MentionChoices';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './contact-message.fr';
import { useMessageAction } from './use-message-action';
import { api } from '../../shared/api/api';

/** An email to the sender; once it has left, the form begins anew. */
export function ReplyForm({ message }: { message: ContactMessageDetail }) {
  const { act, path, isBusy, dialog } = useMessageAction(message);
  const send = (body: string) =>
    act({
      send: (version) => api.post(`${path}/replies`, { body, version }),
      fields: ['status'],
      done: texts.reply_sent,
    });
  return (
    <>
      <WriteForm
        title={texts.reply}
        help={texts.reply_help(message.email)}
        label={texts.reply_label}
        missing={CONTACT_MESSAGES.reply}
        rows={6}
        isBusy={isBusy}
        button={texts.reply_send}
        icon={<SendIcon />}
        onSend={send}
      />
      {dialog}
    </>
  );
}

export function NoteForm({ message }: { message: ContactMessageDetail }) {
  const { act, path, isBusy } = useMessageAction(message);
  return (
    <WriteForm
      title={texts.note}
      label={texts.note_label}
      missing={CONTACT_MESSAGES.note}
      rows={2}
      hint={history.note_help}
      mentions="contact-messages"
      isBusy={isBusy}
      button={texts.note_save}
      onSend={(body) => act({ send: () => api.post(`${path}/notes`, { body }), done: texts.note_saved })}
    />
  );
}

interface WriteFormProps {
  title: string;
  help?: string;
  label: string;
  missing: string;
  rows: number;
  /** Under the field. */
  hint?: string;
  /** Whose readers may be named in it. */
  mentions?: Resource;
  isBusy: boolean;
  button: string;
  icon?: ReactNode;
  onSend: (body: string) => void;
}

function WriteForm({
  title,
  help,
  label,
  missing,
  rows,
  hint,
  mentions,
  isBusy,
  button,
  icon,
  onSend,
}: WriteFormProps) {
  const [body, setBody] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = body.trim();
    setMissing(written === '');
    if (written !== '' && !isBusy) onSend(written);
  };
  return (
    <Panel title={title} {...(help && { help })}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={body}
          onChange={({ target }) => setBody(target.value)}
          error={isMissing && body.trim() === ''}
          helperText={isMissing && body.trim() === '' ? missing : hint}
          slotProps={{ htmlInput: { maxLength: CONTACT_LIMITS.reply } }}
          multiline
          minRows={rows}
          fullWidth
        />
        {mentions && <MentionChoices resource={mentions} text={body} onChange={setBody} />}
        <Button type="submit" variant="contained" startIcon={icon} loading={isBusy} sx={{ mt: 1.5 }}>
          {button}
        </Button>
      </form>
    </Panel>
  );
}
