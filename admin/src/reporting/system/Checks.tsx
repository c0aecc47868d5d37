import ErrorIcon from '@mui/icons-material/Error';
import OkIcon from '@mui/icons-material/CheckCircle';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SystemCheck } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { systemTests as texts } from './system-tests.fr';

export function Checks() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    queryKey: ['system', 'checks'],
    queryFn: ({ signal }) => api.get('/admin/system/checks', { signal }),
    staleTime: 0,
  });
  const run = (
    <Button
      startIcon={<RefreshIcon />}
      onClick={() => void refetch()}
      loading={isFetching}
      loadingPosition="start"
      variant="outlined"
    >
      {texts.run}
    </Button>
  );
  const broken = data?.filter(({ ok }) => !ok).length ?? 0;
  return (
    <Panel title={texts.checks} help={texts.checks_help} actions={run}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-label={texts.running} />}
      {data && (
        <>
          <Alert severity={broken === 0 ? 'success' : 'error'} aria-live="polite">
            {broken === 0 ? texts.all_ok : texts.some_ko(broken)}{' '}
            {texts.at(frenchMoment(new Date(dataUpdatedAt).toISOString()))}
          </Alert>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {data.map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

function CheckLine({ check: { label, ok, detail, ms } }: { check: SystemCheck }) {
  const Icon = ok ? OkIcon : ErrorIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      <Icon color={ok ? 'success' : 'error'} titleAccess={ok ? texts.ok : texts.ko} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.in_ms(ms)}
      </Typography>
    </Box>
  );
}
