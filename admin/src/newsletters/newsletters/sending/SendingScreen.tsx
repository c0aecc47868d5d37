import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { NewsletterProgressReport, NewsletterRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { mayDo } from '../../../shared/rights/rights';
import { texts } from '../newsletter.fr';
import { NewsletterHead } from '../NewsletterHead';
import { DomainsPanel } from './DomainsPanel';
import { HappeningsPanel } from './HappeningsPanel';
import { MinutesPanel } from './MinutesPanel';
import { ProgressPanel } from './ProgressPanel';
import { PublicationMove } from './PublicationMove';
import { ResultsPanel } from './ResultsPanel';
import { SendingFigures } from './SendingFigures';
import { SendingMoves } from './SendingMoves';
import { useSendingAction } from './use-sending-action';

const { sending: words } = texts;
const LOOK_EVERY_MS = 2000;

interface SendingScreenProps {
  newsletter: NewsletterRecord;
  onReload: () => void;
}

/** A newsletter while it leaves, and afterwards what it led to. Every figure is counted from its recipients. */
export function SendingScreen({ newsletter, onReload }: SendingScreenProps) {
  const { id, status, slug, is_public } = newsletter;
  const isLeaving = status === 'sending' || status === 'paused';
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletters', id, 'progress', status],
    queryFn: async ({ signal }) => {
      const report = await api.get(`/admin/newsletters/${id}/progress` as const, { signal });
      if (status === 'sending' && report.left === 0) onReload();
      return report;
    },
    refetchInterval: isLeaving ? LOOK_EVERY_MS : false,
  });
  const mayWrite = mayDo('newsletters', 'write');
  return (
    <>
      <NewsletterHead newsletter={newsletter}>
        {is_public && status !== 'stopped' && (
          <Button
            component={Link}
            href={`/lettres/${slug}`}
            target="_blank"
            rel="noopener"
            variant="outlined"
          >
            {words.online}
          </Button>
        )}
        {mayWrite && <PublicationMove newsletter={newsletter} onDone={onReload} />}
        {mayWrite && <SendingMoves newsletter={newsletter} left={data?.left ?? 0} onDone={onReload} />}
      </NewsletterHead>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={COLUMNS}>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <ProgressPanel newsletter={newsletter} report={data} />
            {data.uncertain > 0 && (
              <Uncertain newsletter={newsletter} report={data} onDone={() => void refetch().then(onReload)} />
            )}
            <SendingFigures report={data} />
            {!isLeaving && <ResultsPanel newsletter={newsletter} />}
            {data.minutes.length > 0 && <MinutesPanel report={data} />}
          </Stack>
          <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
            <DomainsPanel report={data} />
            {data.happenings.length > 0 && <HappeningsPanel report={data} />}
          </Stack>
        </Box>
      )}
    </>
  );
}

interface UncertainProps {
  newsletter: NewsletterRecord;
  report: NewsletterProgressReport;
  onDone: () => void;
}

/** Those that a cut left in doubt: the one decision that is people's. */
function Uncertain({ newsletter: { id, status }, report, onDone }: UncertainProps) {
  const { uncertain, undecided } = report;
  const { mutate, isPending } = useSendingAction<'resend' | 'leave'>(
    (decision) => api.post(`/admin/newsletters/${id}/uncertain` as const, { decision }),
    words.decided,
    onDone,
  );
  const mayDecide = mayDo('newsletters', 'write') && status !== 'sending';
  return (
    <Alert
      severity={undecided > 0 ? 'warning' : 'info'}
      action={
        mayDecide && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {undecided > 0 && (
              <Button color="inherit" loading={isPending} onClick={() => mutate('leave')}>
                {words.leave}
              </Button>
            )}
            <Button color="inherit" loading={isPending} onClick={() => mutate('resend')}>
              {words.resend}
            </Button>
          </Stack>
        )
      }
    >
      {words.uncertain(uncertain)} {undecided > 0 ? words.uncertain_help : words.left_so}
    </Alert>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
} as const;
