import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SettingEnvironment, SettingGap } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { settings as texts } from './settings.fr';

/** What does not work, or not fully, as long as something is not filled in. */
export function SettingsGaps({ environment }: { environment: SettingEnvironment }) {
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['settings', 'gaps', environment],
    queryFn: ({ signal }) => api.get('/settings/gaps/', { params: { environment }, signal }),
  });
  return (
    <Panel title={texts.gaps}>
      {isPending && <Skeleton height={80} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.every(({ is_complete }) => is_complete) && (
        <Typography color="textSecondary">{texts.gaps_none}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((gap) => (
          <Gap key={gap.topic} {...gap} />
        ))}
      </Box>
    </Panel>
  );
}

function Gap({ label, consequence, is_complete, missing }: SettingGap) {
  const Icon = is_complete ? CheckIcon : MissingIcon;
  const first = missing.find(({ key }) => key !== null)?.key;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon color={is_complete ? 'success' : 'warning'} fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {first ? <Link href={`#place-${first}`}>{label}</Link> : label}
          {is_complete && `\u00a0: ${texts.gaps_complete}`}
        </Typography>
        {!is_complete && (
          <Typography variant="caption" color="textSecondary" component="p">
            {consequence} {texts.gaps_missing(missing.map((one) => one.label))}
          </Typography>
        )}
      </div>
    </Box>
  );
}
