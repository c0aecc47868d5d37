import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { NotificationPreferences } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { preferenceTexts as texts } from './preferences.fr';
import { PREFERENCES_KEY } from './use-preferences';

/** Where one's e-mails go: an address, then the code that was sent there. */
export function EmailAddress({
  preferences: { email, pending_email },
}: {
  preferences: NotificationPreferences;
}) {
  const [isChanging, setChanging] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const after = {
    onSuccess: (kept: NotificationPreferences) => {
      queries.setQueryData(PREFERENCES_KEY, kept);
      setChanging(false);
    },
  };
  const asking = useMutation({
    mutationFn: (typed: string) => api.post('/admin/notifications/email', { email: typed }),
    ...after,
  });
  const confirming = useMutation({
    mutationFn: (code: string) => api.post('/admin/notifications/email/confirm', { code }),
    onSuccess: (kept) => {
      after.onSuccess(kept);
      notify(texts.confirmed, { type: 'success' });
    },
  });
  const removing = useMutation({
    mutationFn: () => api.delete('/admin/notifications/email'),
    ...after,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Typography sx={{ fontWeight: 650 }}>{texts.email}</Typography>
      {email && !pending_email && !isChanging ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Button size="small" onClick={() => setChanging(true)}>
            {texts.other_email}
          </Button>
          <Button size="small" loading={removing.isPending} onClick={() => removing.mutate()}>
            {texts.remove_email}
          </Button>
        </Box>
      ) : (
        <>
          <OneField
            label={texts.email_label}
            help={texts.email_help}
            action={texts.send_code}
            type="email"
            error={asking.error}
            isBusy={asking.isPending}
            onSend={(typed) => asking.mutate(typed)}
          />
          {pending_email && (
            <OneField
              key={pending_email}
              label={texts.code_label}
              help={texts.code_help(pending_email)}
              action={texts.confirm}
              type="text"
              error={confirming.error}
              isBusy={confirming.isPending}
              onSend={(typed) => confirming.mutate(typed)}
            />
          )}
        </>
      )}
    </Box>
  );
}

interface FieldProps {
  label: string;
  help: string;
  action: string;
  type: 'email' | 'text';
  error: Error | null;
  isBusy: boolean;
  onSend: (typed: string) => void;
}

function OneField({ label, help, action, type, error, isBusy, onSend }: FieldProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onSend(typed);
  };
  const isCode = type === 'text';
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 1 }}
    >
      <TextField
        size="small"
        margin="none"
        type={type}
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error !== null}
        helperText={error?.message ?? help}
        autoComplete={isCode ? 'one-time-code' : 'email'}
        slotProps={{ htmlInput: { inputMode: isCode ? 'numeric' : 'email', maxLength: isCode ? 7 : 254 } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 40, mt: 3.25 }}>
        {action}
      </Button>
    </Box>
  );
}
