import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UndeliverableEmail } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { systemTests as texts } from './system-tests.fr';

const PATH = '/admin/system/undeliverable-emails';
const KEY = ['system', 'undeliverable-emails'];

/** Emails that a mail server refused or did not take for days: sent again together or one by one, or discarded. */
export function UndeliverableEmails() {
  const [discarded, setDiscarded] = useState<UndeliverableEmail | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get(PATH, { signal }),
    staleTime: 0,
  });
  const { resend, discard, isBusy } = useActions(() => setDiscarded(null));
  const all = data && data.count > 0 && (
    <Button variant="contained" onClick={() => resend(undefined)} loading={isBusy} sx={{ flexShrink: 0 }}>
      {texts.resend_all}
    </Button>
  );
  return (
    <Panel title={texts.undeliverable} help={texts.undeliverable_help} actions={all}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {data?.count === 0 && <Typography color="textSecondary">{texts.undeliverable_empty}</Typography>}
      {data && data.count > data.results.length && (
        <Typography color="textSecondary">
          {texts.undeliverable_newest(data.results.length, data.count)}
        </Typography>
      )}
      <List disablePadding>
        {data?.results.map((email) => (
          <EmailLine
            key={email.id}
            email={email}
            isBusy={isBusy}
            onResend={() => resend([email.id])}
            onDiscard={() => setDiscarded(email)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={discarded !== null}
        title={texts.discard_title}
        action={texts.discard}
        busy={isBusy}
        onConfirm={() => discarded && discard(discarded.id)}
        onClose={() => setDiscarded(null)}
      >
        <Typography>{discarded && texts.discard_text(discarded.subject, discarded.to)}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}

interface LineProps {
  email: UndeliverableEmail;
  isBusy: boolean;
  onResend: () => void;
  onDiscard: () => void;
}

function EmailLine({
  email: { to, subject, reason, detail, set_aside_at },
  isBusy,
  onResend,
  onDiscard,
}: LineProps) {
  return (
    <ListItem
      disableGutters
      divider
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: 1,
      }}
    >
      <ListItemText
        primary={subject}
        secondary={`${texts.to(to)} · ${texts.set_aside(texts.reasons[reason], frenchMoment(set_aside_at))} · ${detail}`}
        sx={{ overflowWrap: 'anywhere', m: 0 }}
      />
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
        <Button onClick={onResend} disabled={isBusy} aria-label={texts.resend_one(subject)}>
          {texts.resend}
        </Button>
        <Button onClick={onDiscard} disabled={isBusy} color="error" aria-label={texts.discard_one(subject)}>
          {texts.discard}
        </Button>
      </Stack>
    </ListItem>
  );
}

function useActions(onDone: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const onSettled = async () => {
    onDone();
    // The checks count what is set aside.
    await queries.invalidateQueries({ queryKey: ['system'] });
  };
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const resending = useMutation({
    mutationFn: (ids: number[] | undefined) => api.post(`${PATH}/resend`, ids ? { ids } : {}),
    onSuccess: ({ resent }) => notify(texts.resent(resent), { type: 'success' }),
    onError,
    onSettled,
  });
  const discarding = useMutation({
    mutationFn: (id: number) => api.delete(`${PATH}/${id}`),
    onSuccess: () => notify(texts.discarded, { type: 'success' }),
    onError,
    onSettled,
  });
  return {
    resend: resending.mutate,
    discard: discarding.mutate,
    isBusy: resending.isPending || discarding.isPending,
  };
}
