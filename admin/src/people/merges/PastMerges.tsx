import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PeopleMerge } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay, frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './people-merge.fr';

const SHOWN = { pagination: { page: 1, perPage: 25 }, sort: { field: 'merged_at', order: 'DESC' } } as const;

/** What was merged, newest first, and until when each can be undone. */
export function PastMerges() {
  const { data, error, refetch } = useGetList<PeopleMerge>('people-merges', SHOWN);
  return (
    <Panel title={texts.past}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <Typography>{texts.past_none}</Typography>}
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((merge) => (
          <OneMerge key={merge.id} merge={merge} />
        ))}
      </Stack>
    </Panel>
  );
}

function OneMerge({ merge }: { merge: PeopleMerge }) {
  const { absorbed_name, absorbed_email, kept_email, merged_at, staff_name, skipped } = merge;
  const { undone_at, undone_by, undo_until } = merge;
  const [isAsked, setIsAsked] = useState(false);
  const absorbed = absorbed_email || absorbed_name || texts.unnamed;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {texts.into(absorbed, kept_email)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.by(frenchMoment(merged_at), staff_name)}
      </Typography>
      {undone_at && (
        <Typography variant="body2">{texts.undone(frenchMoment(undone_at), undone_by ?? '')}</Typography>
      )}
      {skipped.map(({ label, reason, count }) => (
        <Alert key={`${label} ${reason}`} severity="warning" sx={{ mt: 1 }}>
          {texts.skipped(count, label, reason)}
        </Alert>
      ))}
      {undo_until && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.5 }}>
          <Button variant="outlined" size="small" onClick={() => setIsAsked(true)}>
            {texts.undo}
          </Button>
          <Typography variant="body2">{texts.undo_until(frenchDay(undo_until))}</Typography>
        </Stack>
      )}
      {!undo_until && !undone_at && (
        <Typography variant="body2" color="textSecondary">
          {texts.undo_over}
        </Typography>
      )}
      {isAsked && <UndoDialog id={merge.id} absorbed={absorbed} onClose={() => setIsAsked(false)} />}
    </Box>
  );
}

function UndoDialog({ id, absorbed, onClose }: { id: number; absorbed: string; onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => api.post(`/admin/people-merges/${id}/undo`, undefined),
    onSuccess: ({ skipped }) => {
      notify(skipped.length > 0 ? texts.undo_partly : texts.undo_done, {
        type: skipped.length > 0 ? 'warning' : 'success',
      });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onClose();
      void queries.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.undo_title}
      action={texts.undo_action}
      color="primary"
      busy={undo.isPending}
      onConfirm={() => undo.mutate()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.undo_text(absorbed)}</Typography>
    </ConfirmDialog>
  );
}
