import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { metrics as texts } from './metrics.fr';
import type { GoalProgress } from './goal-progress';

const BAR = 44;

/** How far each goal is, in hundredths of it. */
export default function GoalsChart({ goals }: { goals: GoalProgress[] }) {
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const percent = (value: number | null) => `${value ?? 0}\u00a0%`;
  return (
    <BarChart
      aria-label={texts.goals_chart}
      layout="horizontal"
      height={goals.length * BAR + 48}
      margin={{ left: 0, right: 24, top: 0, bottom: 0 }}
      series={[
        {
          data: goals.map(({ percentage }) => percentage),
          label: texts.progress,
          valueFormatter: percent,
          color: theme.palette.success.main,
        },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: goals.map(({ name }) => name),
          width: isPhone ? 150 : 180,
          categoryGapRatio: 0.4,
        },
      ]}
      xAxis={[{ min: 0, max: 100, valueFormatter: percent, tickNumber: isPhone ? 2 : 5 }]}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}
