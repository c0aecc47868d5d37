import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CaseCount, CaseStats } from '@livres/api/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { monthName } from '../../../shared/format/calendar-days';
import { frenchNumber } from '../../../shared/format/french-number';
import { ChartTable } from '../../../shared/layout/ChartTable';
import { Panel } from '../../../shared/layout/Panel';
import { useCaseStats } from './case-queries';
import { casework } from './casework.fr';
import type { CaseResource } from './case-kind';
import { TABLES } from '../../../shared/layout/sx';

const MonthsChart = lazy(() => import('./CaseMonthsChart'));
const CountsChart = lazy(() => import('../../../shared/charts/CountsChart'));
const texts = casework.figures;
/** Countries beyond these are one line more. */
const MOST_COUNTRIES = 8;

/** Cases month by month, by country and by level: drawn, and as tables. */
export function CaseStatsPanel({ resource, title }: { resource: CaseResource; title: string }) {
  const { data, error, refetch } = useCaseStats(resource);
  return (
    <Panel title={title} help={texts.month_help}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <Stats figures={data} title={title} />}
    </Panel>
  );
}

function Stats({ figures, title }: { figures: CaseStats; title: string }) {
  const { by_month, by_country, by_level } = figures;
  const received = by_month.some((month) => month.received > 0 || month.closed > 0);
  if (!received && by_country.length === 0)
    return <Typography color="textSecondary">{texts.nothing}</Typography>;
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <MonthsChart title={`${title}. ${texts.by_month}`} months={by_month} />
      </Suspense>
      <Folded>
        <ChartTable
          caption={texts.by_month}
          heads={[texts.month, texts.received, texts.closed]}
          rows={by_month
            .toReversed()
            .map(({ month, ...counts }) => [
              monthName(`${month}-01`),
              frenchNumber(counts.received),
              frenchNumber(counts.closed),
            ])}
        />
      </Folded>
      <Box sx={TABLES}>
        <Counts title={texts.by_country} head={texts.country} counts={mostOf(by_country)} />
        <Counts title={texts.by_level} head={texts.level} counts={by_level} />
      </Box>
    </>
  );
}

function Counts({ title, head, counts }: { title: string; head: string; counts: CaseCount[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        <CountsChart title={title} unit={texts.count} counts={counts} />
      </Suspense>
      <Folded>
        <ChartTable
          caption={title}
          heads={[head, texts.count]}
          rows={counts.map(({ label, count }) => [label, frenchNumber(count)])}
        />
      </Folded>
    </Box>
  );
}

function Folded({ children }: { children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 0.5, '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <Typography component="summary" variant="body2">
        {texts.as_table}
      </Typography>
      {children}
    </Box>
  );
}

/** The first ones, and how many the others are together. */
function mostOf(counts: CaseCount[]): CaseCount[] {
  if (counts.length <= MOST_COUNTRIES + 1) return counts;
  const others = counts.slice(MOST_COUNTRIES).reduce((sum, { count }) => sum + count, 0);
  return [...counts.slice(0, MOST_COUNTRIES), { value: '', label: texts.others, count: others }];
}
