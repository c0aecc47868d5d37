import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { AudiencePart } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api/api';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { texts } from '../newsletter.fr';

const { audience: words } = texts;

/** Whether one address receives it, and why. */
export function WhyDialog({ parts: audience, onClose }: { parts: AudiencePart[]; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.post('/admin/newsletter-audiences/reasons', { audience, email }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    mutate();
  };
  return (
    <TitledDialog title={words.why} onClose={onClose} maxWidth="xs" dismiss={texts.versions.close}>
      <Stack component="form" onSubmit={submit} sx={{ gap: 1.5, pt: 1 }}>
        <TextField
          label={words.why_label}
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={error !== null}
          helperText={error?.message}
          fullWidth
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {words.why_ask}
        </Button>
        {data && (
          <Alert severity={data.is_in ? 'success' : 'info'}>
            {data.is_in ? words.is_in : words.is_out}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {data.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Box>
          </Alert>
        )}
      </Stack>
    </TitledDialog>
  );
}
