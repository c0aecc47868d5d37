import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PAIR_REASON_LABELS, type SuggestedPair } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './people-merge.fr';
import { PersonLines } from './PersonLines';

const KEY = ['people-merges', 'suggestions'];

/** Who may be one, and why. */
export function SuggestedPairs() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/admin/people-merges/suggestions', { signal }),
    staleTime: 0,
  });
  return (
    <Panel title={texts.suggested} help={texts.suggested_help}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
      {data?.length === 0 && (
        <Alert severity="success">
          <strong>{texts.none}.</strong> {texts.none_help}
        </Alert>
      )}
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((pair) => (
          <OnePair key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
        ))}
      </Stack>
    </Panel>
  );
}

function OnePair({ pair: { one, other, reasons } }: { pair: SuggestedPair }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const apart = useMutation({
    mutationFn: () => api.post('/admin/people-merges/apart', { one_id: one.id, other_id: other.id }),
    onSuccess: () => {
      notify(texts.kept_apart, { type: 'success' });
      void queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  // The one with an address stays; of two, the one who was last heard of.
  const isTurned = !one.email || (other.email !== '' && other.said_at > one.said_at);
  const [kept, absorbed] = isTurned ? [other, one] : [one, other];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {reasons.map((reason) => (
          <Chip key={reason} size="small" label={PAIR_REASON_LABELS[reason]} />
        ))}
      </Stack>
      <Box sx={SIDES}>
        <PersonLines person={kept} />
        <PersonLines person={absorbed} />
        <Stack sx={{ gap: 1, alignItems: { xs: 'stretch', md: 'flex-end' } }}>
          <Button variant="contained" component={Link} to={`/people-merges/${kept.id}/${absorbed.id}`}>
            {texts.compare}
          </Button>
          <Button title={texts.apart_help} loading={apart.isPending} onClick={() => apart.mutate()}>
            {texts.apart}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}

const SIDES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '1fr 1fr auto' },
} as const;
