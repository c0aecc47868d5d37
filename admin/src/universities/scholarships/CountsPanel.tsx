import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { frenchNumber } from '../../shared/format/french-number';
import { ChartTable } from '../../shared/layout/ChartTable';
import { Panel } from '../../shared/layout/Panel';
import { scholarship } from './scholarship.fr';

const CountsChart = lazy(() => import('../../shared/charts/CountsChart'));
const texts = scholarship.figures;

interface Count {
  label: string;
  count: number;
}

interface Props {
  title: string;
  head: string;
  counts: Count[];
  /** Where the chart shows the first ones alone, all of them, for the table. */
  whole?: Count[];
}

/** How many there are of each: drawn, and as a table. */
export function CountsPanel({ title, head, counts, whole = counts }: Props) {
  return (
    <Panel title={title}>
      {counts.every(({ count }) => count === 0) ? (
        <Typography color="textSecondary">{texts.none}</Typography>
      ) : (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <CountsChart title={title} unit={texts.heads.count} counts={counts} />
          </Suspense>
          <Box component="details" sx={{ mt: 0.5, '& summary': { cursor: 'pointer', py: 0.5 } }}>
            <Typography component="summary" variant="body2">
              {texts.as_table}
            </Typography>
            <ChartTable
              caption={title}
              heads={[head, texts.heads.count]}
              rows={whole.map(({ label, count }) => [label, frenchNumber(count)])}
            />
          </Box>
        </>
      )}
    </Panel>
  );
}
