import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { texts } from '../newsletter.fr';
import { deviceStorage } from '../../../shared/device-storage';

const { test } = texts;
const REMEMBERED = 'livres.admin.newsletter-test';

interface Props {
  newsletter: NewsletterRecord;
  onSent: () => void;
}

/** Sends the newsletter as it is saved to whoever writes it. */
export function SendTestButton({ newsletter: { id }, onSent }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState(() => deviceStorage.getItem(REMEMBERED) ?? '');
  const [first_name, setName] = useState<string>(texts.preview.examples[0]);
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post(`/admin/newsletters/${id}/test` as const, { email, first_name }),
    onSuccess: async () => {
      deviceStorage.setItem(REMEMBERED, email);
      notify(test.sent(email), { type: 'success' });
      setOpen(false);
      await queries.invalidateQueries({ queryKey: ['newsletters', id, 'checks'] });
      onSent();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    mutate();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
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
          <TextField
            label={test.first_name}
            value={first_name}
            onChange={({ target }) => setName(target.value)}
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
