import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { GivingStats } from '@livres/api/contract';
import { frenchMoney } from '../shared/format/french-number';
import { giving as texts } from './giving.fr';
import { shortStep, stepName } from './giving-steps';

const euros = (value: number | null) => frenchMoney(value ?? 0, 'EUR');

/** What was given step after step, beside the period before. */
export default function GivingChart({ figures: { steps, step } }: { figures: GivingStats }) {
  const { palette, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  return (
    <BarChart
      aria-label={texts.chart}
      height={260}
      margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
      series={[
        {
          data: steps.map(({ before }) => before),
          label: texts.before,
          color: palette.divider,
          valueFormatter: euros,
        },
        {
          data: steps.map(({ raised }) => raised),
          label: texts.now,
          color: palette.primary.main,
          valueFormatter: euros,
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: steps.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? shortStep(day, step) : stepName(day, step),
          categoryGapRatio: isPhone ? 0.2 : 0.35,
        },
      ]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => frenchMoney(value, 'EUR') }]}
      grid={{ horizontal: true }}
    />
  );
}
