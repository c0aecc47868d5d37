import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { CaseStats } from '@livres/api/contract';
import { monthName, shortMonth } from '../../../shared/format/calendar-days';
import { frenchNumber } from '../../../shared/format/french-number';
import { casework } from './casework.fr';

const texts = casework.figures;

/** What came in and what was closed, month after month. */
export default function CaseMonthsChart({ title, months }: { title: string; months: CaseStats['by_month'] }) {
  const { palette } = useTheme();
  const count = (value: number | null) => frenchNumber(value ?? 0);
  return (
    <BarChart
      aria-label={title}
      height={220}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      series={[
        {
          data: months.map(({ received }) => received),
          label: texts.received,
          color: palette.primary.main,
          valueFormatter: count,
        },
        {
          data: months.map(({ closed }) => closed),
          label: texts.closed,
          color: palette.success.main,
          valueFormatter: count,
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ month }) => `${month}-01`),
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? shortMonth(day) : monthName(day),
        },
      ]}
      yAxis={[{ min: 0, width: 36, tickMinStep: 1, valueFormatter: (value: number) => count(value) }]}
      grid={{ horizontal: true }}
    />
  );
}
