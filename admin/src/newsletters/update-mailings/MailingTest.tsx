import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { TitledDialog } from '../../shared/layout/TitledDialog';
import { texts } from './update-mailing.fr';
import { deviceStorage } from '../../shared/device-storage';

const { test } = texts;
const TYPED_BEFORE = 'livres.admin.update-test';

/** Sends the e-mail to whoever writes it. */
export function MailingTest({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState(() => deviceStorage.getItem(TYPED_BEFORE) ?? '');
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post(`/admin/campaign-updates/${id}/mailing/test` as const, { email }),
    onSuccess: () => {
      deviceStorage.setItem(TYPED_BEFORE, email);
      notify(test.sent(email), { type: 'success' });
      setOpen(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    mutate();
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {test.open}
      </Button>
      <TitledDialog
        title={test.title}
        open={isOpen}
        onClose={() => setOpen(false)}
        isBusy={isPending}
        maxWidth="xs"
      >
        <Stack component="form" onSubmit={submit} sx={{ gap: 1.5, pt: 1 }}>
          <TextField
            label={test.email}
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={error !== null}
            helperText={error?.message}
            fullWidth
          />
          <Typography variant="body2" color="textSecondary">
            {test.help}
          </Typography>
          <Button type="submit" variant="contained" loading={isPending}>
            {test.send}
          </Button>
        </Stack>
      </TitledDialog>
    </>
  );
}
