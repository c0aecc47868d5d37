import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { HistoryEntry } from './HistoryEntry';
import { settings as texts } from './settings.fr';

const SHOWN = 10;
const LATEST = { filter: JSON.stringify({ resource: 'settings' }), range: JSON.stringify([0, SHOWN - 1]) };

/** Who changed which setting, when, why, from what to what. */
export function SettingsHistory() {
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['settings', 'history'],
    queryFn: ({ signal }) => api.get('/admin/audit', { params: LATEST, signal }),
  });
  return (
    <Panel title={texts.history}>
      {isPending && <Skeleton height={80} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{texts.history_empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} title={entry.label} />
        ))}
      </Box>
    </Panel>
  );
}
