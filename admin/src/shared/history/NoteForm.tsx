import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ResourceWith } from '@livres/api/client';
import type { Resource } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../api/api';
import { MentionChoices } from './MentionChoices';
import { history as texts } from './history.fr';

interface Props {
  /** Where notes about the record are sent: `/admin/donations/{id}/notes`. */
  address: `/admin/${ResourceWith<'/{id}/notes'>}/${string}/notes`;
  /** In characters. */
  longest: number;
  onSaved: () => void;
}

/** A line that only the team reads. */
export function NoteForm({ address, longest, onSaved }: Props) {
  const [body, setBody] = useState('');
  const [isRefused, setRefused] = useState(false);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (written: string) => api.post(address, { body: written }),
    onSuccess: () => {
      notify(texts.note_saved, { type: 'success' });
      setBody('');
      onSaved();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const isMissing = isRefused && body.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = body.trim();
    setRefused(written === '');
    if (written !== '' && !isPending) mutate(written);
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ mb: 2 }}>
      <TextField
        label={texts.note_label}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={isMissing}
        helperText={isMissing ? texts.note_missing : texts.note_help}
        slotProps={{ htmlInput: { maxLength: longest } }}
        multiline
        minRows={2}
      />
      <MentionChoices resource={address.split('/')[2] as Resource} text={body} onChange={setBody} />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 1 }}>
        {texts.note_save}
      </Button>
    </Box>
  );
}
