import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ANALYTICS_PERIODS, type VisitAnalytics } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { PeriodBar } from '../shared/PeriodBar';
import { usePeriod } from '../shared/period-address';
import { visitTexts as texts } from './visit-analytics.fr';
import { VisitCharts } from './VisitCharts';
import { VisitExport } from './VisitExport';
import { VisitFigures } from './VisitFigures';

/** Who came, from where, to which pages, on what, and what they then did. */
export default function VisitAnalyticsPage() {
  const { period, setPeriod } = usePeriod({ period: '30_days', against: 'previous' });
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', 'visits', period],
    queryFn: ({ signal }) => api.get('/admin/analytics/visits', { signal, params: period }),
    placeholderData: keepPreviousData,
  });
  return (
    <AnalyticsScreen title={texts.title} help={texts.help} actions={<VisitExport asked={period} />}>
      <PeriodBar periods={ANALYTICS_PERIODS} asked={period} onChange={setPeriod} days={data} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={520} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.figures.visits.value === 0 && <NothingYet visits={data} />}
          <VisitFigures visits={data} />
          <VisitCharts visits={data} asked={period} />
          <Footer visits={data} />
        </Box>
      )}
    </AnalyticsScreen>
  );
}

/** The page keeps its shape, and says since when it counts. */
const NothingYet = ({ visits: { counted_since } }: { visits: VisitAnalytics }) => (
  <Alert severity="info">
    <AlertTitle>{texts.emptyTitle}</AlertTitle>
    {texts.empty(counted_since && frenchDay(counted_since))}
  </Alert>
);

function Footer({ visits: { figures } }: { visits: VisitAnalytics }) {
  const robots = figures.robot_views.value ?? 0;
  return (
    <Typography variant="body2" color="textSecondary">
      {texts.footer} {texts.rawRows} {texts.robots(robots, frenchNumber(robots))}{' '}
      <Link href="/politique-confidentialite#audience" target="_blank" rel="noreferrer">
        {texts.policy}
      </Link>
    </Typography>
  );
}
