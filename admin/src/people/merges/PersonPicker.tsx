import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KnownPerson, PEOPLE_SEARCH_LENGTH } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { calledOf, PersonLines } from './PersonLines';
import { texts } from './people-merge.fr';

interface Props {
  label: string;
  chosen: KnownPerson | null;
  /** Whose page was left to come here, looked for at once: an address or a name. */
  from?: string | undefined;
  onChoose: (person: KnownPerson | null) => void;
}

/** One person, found by a word. */
export function PersonPicker({ label, chosen, from, onChoose }: Props) {
  const [q, setQ] = useState(from ?? '');
  const search = useMutation({
    mutationFn: (asked: string) => api.post('/admin/people-merges/searches', { q: asked }),
  });
  const { mutate } = search;
  useEffect(() => {
    if (from)
      mutate(from, {
        onSuccess: (found) => {
          const [only] = found;
          if (only && (found.length === 1 || only.email === from.toLowerCase())) onChoose(only);
        },
      });
    // Once, as the screen opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (chosen)
    return (
      <Box role="group" aria-label={label} sx={FRAME}>
        <Typography variant="overline" component="h3">
          {label}
        </Typography>
        <PersonLines person={chosen} />
        <Button onClick={() => onChoose(null)} sx={{ mt: 1 }}>
          {texts.change}
        </Button>
      </Box>
    );
  return (
    <Box role="group" aria-label={label} sx={FRAME}>
      <Typography variant="overline" component="h3">
        {label}
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1, alignItems: { sm: 'center' } }}
        onSubmit={(event) => {
          event.preventDefault();
          mutate(q);
        }}
      >
        <TextField
          label={texts.search}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          required
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: PEOPLE_SEARCH_LENGTH } }}
        />
        <Button type="submit" variant="outlined" loading={search.isPending} sx={{ flexShrink: 0 }}>
          {texts.find}
        </Button>
      </Stack>
      {search.error && <LoadFailure error={search.error} onRetry={() => mutate(q)} />}
      {search.data?.length === 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {texts.found_none}
        </Typography>
      )}
      <Stack component="ul" sx={{ gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {search.data?.map((person) => (
          <Box key={person.id} component="li">
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => onChoose(person)}
              aria-label={texts.take(calledOf(person))}
              sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
            >
              <PersonLines person={person} />
            </Button>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

const FRAME = { minWidth: 0 } as const;
