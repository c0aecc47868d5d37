import Alert from '@mui/material/Alert';
import { EMAIL_TEMPLATES, REGISTRATION_ADMIN_MESSAGES as MESSAGES } from '@livres/api/contract';
import { useState } from 'react';
import { required, SelectInput, TextInput, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { api } from '../../shared/api/api';
import { formKey } from '../../shared/api/form-key';
import { isUntouched } from './email-templates';
import { texts } from './registration.fr';

const { email } = texts;
const LIMITS = { subject: 150, body: 10_000 };
const TEMPLATES = EMAIL_TEMPLATES.map(({ id, label }) => ({ id, name: label }));

interface Props {
  ids: string[];
  onSent: () => void;
  onClose: () => void;
}

/** An e-mail to each of these; the same dialog sent twice writes to nobody twice. */
export function EmailDialog({ ids, onSent, onClose }: Props) {
  const notify = useNotify();
  const [key] = useState(formKey);
  const [recipients] = useState(ids);
  const send = async ({ subject, body }: { subject: string; body: string }) => {
    const { recipients: count } = await api.post('/admin/event-registrations/emails', {
      ids: recipients,
      subject,
      body,
      key,
    });
    notify(email.done(count), { type: 'success' });
  };
  return (
    <ActionDialog
      name="event-registrations-email"
      title={email.title}
      help={email.help}
      action={email.action}
      done={email.done(recipients.length)}
      blank={{ template: '', subject: '', body: '' }}
      onSend={send}
      onDone={() => {
        onSent();
        onClose();
      }}
      onClose={onClose}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {email.recipients(recipients.length)}
      </Alert>
      <TemplateInput />
      <TextInput
        source="subject"
        label={email.subject}
        validate={required(MESSAGES.subject)}
        slotProps={{ htmlInput: { maxLength: LIMITS.subject } }}
        helperText={false}
      />
      <TextInput
        source="body"
        label={email.body}
        validate={required(MESSAGES.body)}
        slotProps={{ htmlInput: { maxLength: LIMITS.body } }}
        helperText={false}
        multiline
        minRows={8}
      />
    </ActionDialog>
  );
}

/** Texts to start from; what was written by hand is never written over. */
function TemplateInput() {
  const { getValues, setValue } = useFormContext<{ subject: string; body: string }>();
  const [isKept, setKept] = useState(false);
  const take = (id: string) => {
    const template = EMAIL_TEMPLATES.find((one) => one.id === id);
    if (!template) return;
    const isFree = isUntouched(getValues());
    setKept(!isFree);
    if (!isFree) return;
    setValue('subject', template.subject, { shouldDirty: true });
    setValue('body', template.body, { shouldDirty: true });
  };
  return (
    <SelectInput
      source="template"
      label={email.template}
      choices={TEMPLATES}
      onChange={({ target }) => take(String(target.value))}
      helperText={isKept ? email.template_kept : false}
    />
  );
}
