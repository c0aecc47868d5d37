import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NEWSLETTER_RULES, type NewsletterRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { saysFirst } from '../../../shared/format/french-date';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { texts } from '../newsletter.fr';

const { when } = texts;

interface Props {
  newsletter: NewsletterRecord;
  people: number;
  /** `2026-12-22T18:00` in Paris; null for at once. */
  scheduledFor: string | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more, and for the number of people where there are many. */
export function ConfirmSending({
  newsletter: { id, version },
  people,
  scheduledFor,
  onClose,
  onDone,
}: Props) {
  const [typed, setTyped] = useState('');
  const notify = useNotify();
  const count = Number(typed.replace(/\s/g, ''));
  const isTyped = people <= NEWSLETTER_RULES.typed_count_above || count === people;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.post(`/admin/newsletters/${id}/schedule` as const, {
        version,
        scheduled_for: scheduledFor,
        count: people,
      }),
    onSuccess: () => {
      notify(scheduledFor ? when.scheduled : when.started, { type: 'success' });
      onClose();
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isTyped) mutate();
  };
  return (
    <TitledDialog title={when.confirm} onClose={onClose} isBusy={isPending} maxWidth="xs">
      <Stack component="form" onSubmit={submit} sx={{ gap: 2 }}>
        <Typography>
          {when.confirm_text(people, scheduledFor ? when.at(shown(scheduledFor)) : when.at_once)}
        </Typography>
        {people > NEWSLETTER_RULES.typed_count_above && (
          <TextField
            label={when.type(people)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            autoFocus
            fullWidth
          />
        )}
        {error && <Typography color="error">{error.message}</Typography>}
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'end' }}>
          <Button onClick={onClose} disabled={isPending}>
            {when.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isTyped} loading={isPending}>
            {scheduledFor ? when.schedule(people) : when.send(people)}
          </Button>
        </Stack>
      </Stack>
    </TitledDialog>
  );
}

/** « mardi 22 décembre 2026 à 18:00 »: what was typed is the clock of Paris already, whatever the browser's is. */
const shown = (typed: string) =>
  saysFirst(
    new Date(`${typed}Z`).toLocaleString('fr-FR', { timeZone: 'UTC', dateStyle: 'full', timeStyle: 'short' }),
  );
