import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NEWSLETTER_RULES } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { TitledDialog } from '../../shared/layout/TitledDialog';
import { texts } from './update-mailing.fr';

const { confirm } = texts;

interface Props {
  id: number;
  version: number;
  people: number;
  onDone: () => void;
}

/** Asks once more, and for the number of people where there are many. */
export function ConfirmMailing({ id, version, people, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const notify = useNotify();
  const isMany = people > NEWSLETTER_RULES.typed_count_above;
  const isTyped = !isMany || Number(typed.replace(/\s/g, '')) === people;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post(`/admin/campaign-updates/${id}/mailing` as const, { version, count: people }),
    onSuccess: () => {
      notify(confirm.started, { type: 'success' });
      setOpen(false);
    },
    onSettled: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isTyped) mutate();
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {texts.send(people)}
      </Button>
      <TitledDialog
        title={confirm.title}
        open={isOpen}
        onClose={() => setOpen(false)}
        isBusy={isPending}
        maxWidth="xs"
      >
        <Stack component="form" onSubmit={submit} sx={{ gap: 2 }}>
          <Typography>{confirm.text(people)}</Typography>
          {isMany && (
            <TextField
              label={confirm.type(people)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              autoFocus
              fullWidth
            />
          )}
          {error && <Typography color="error">{error.message}</Typography>}
          <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'end', flexWrap: 'wrap' }}>
            <Button onClick={() => setOpen(false)} disabled={isPending}>
              {confirm.cancel}
            </Button>
            <Button type="submit" variant="contained" disabled={!isTyped} loading={isPending}>
              {texts.send(people)}
            </Button>
          </Stack>
        </Stack>
      </TitledDialog>
    </>
  );
}
