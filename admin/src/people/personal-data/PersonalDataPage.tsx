import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { HeldPerson } from './HeldPerson';
import { personalData as texts } from './personal-data.fr';

/** What is held of a person who asks: found by their address, exported, erased. */
export default function PersonalDataPage() {
  const [email, setEmail] = useState('');
  const search = useMutation({
    mutationFn: (asked: string) => api.post('/admin/personal-data/searches', { email: asked }),
  });
  const held = search.data;
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: 900 }}>
      <Title title={texts.title} />
      <Panel title={texts.search} help={texts.search_help}>
        <Stack
          component="form"
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1.5, alignItems: { sm: 'center' } }}
          onSubmit={(event) => {
            event.preventDefault();
            search.mutate(email);
          }}
        >
          <TextField
            label={texts.email}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            required
            fullWidth
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
          <Button type="submit" variant="contained" loading={search.isPending} sx={{ flexShrink: 0 }}>
            {texts.find}
          </Button>
        </Stack>
      </Panel>
      {search.error && <LoadFailure error={search.error} onRetry={() => search.mutate(email)} />}
      {held?.kept_instead && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => search.mutate(held.kept_instead!)}>
              {texts.see_kept}
            </Button>
          }
        >
          {texts.kept_instead(held.kept_instead)}
        </Alert>
      )}
      {held && !search.error && (
        <HeldPerson key={held.email} held={held} onChange={() => search.mutate(held.email)} />
      )}
    </Stack>
  );
}
