import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { YearRecord } from '@livres/api/contract';
import { lazy, Suspense } from 'react';
import { frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { ChartTable } from '../../shared/layout/ChartTable';
import { years as texts } from './years.fr';
import { TWO_COLUMNS } from '../../shared/layout/sx';

const YearsChart = lazy(() => import('./YearsChart'));

/** Books and libraries, year after year, as the public can read them. */
export function YearsCharts({ years }: { years: YearRecord[] }) {
  const shown = years.filter(({ is_active }) => is_active).toSorted((a, b) => a.year - b.year);
  if (shown.length === 0) return null;
  const pointsOf = (field: 'books_distributed' | 'libraries_count') =>
    shown.map((record) => ({ year: record.year, value: record[field] }));
  const { fields } = texts;
  return (
    <Box sx={TWO_COLUMNS}>
      <Panel title={texts.books_chart} help={texts.chart_help}>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <YearsChart
            title={texts.books_chart}
            unit={texts.books_unit}
            points={pointsOf('books_distributed')}
            color="primary"
          />
        </Suspense>
        <ChartTable
          caption={texts.books_chart}
          heads={[fields.year, fields.books]}
          rows={shown.map(({ year, books_distributed }) => [String(year), frenchNumber(books_distributed)])}
        />
      </Panel>
      <Panel title={texts.libraries_chart} help={texts.chart_help}>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <YearsChart
            title={texts.libraries_chart}
            unit={texts.libraries_unit}
            points={pointsOf('libraries_count')}
            color="success"
          />
        </Suspense>
        <ChartTable
          caption={texts.libraries_chart}
          heads={[fields.year, fields.libraries]}
          rows={shown.map(({ year, libraries_count }) => [String(year), frenchNumber(libraries_count)])}
        />
      </Panel>
    </Box>
  );
}
