import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { frenchNumber } from '../format/french-number';

const BAR = 34;
const AXIS = 40;
const LONGEST_LABEL = { phone: 16, desktop: 26 };

interface Props {
  title: string;
  /** What is counted. */
  unit: string;
  counts: { label: string; count: number }[];
}

/** One bar for each, in the order given. */
export default function CountsChart({ title, unit, counts }: Props) {
  const { palette, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const longest = isPhone ? LONGEST_LABEL.phone : LONGEST_LABEL.desktop;
  return (
    <BarChart
      aria-label={title}
      layout="horizontal"
      height={counts.length * BAR + AXIS}
      margin={{ left: 0, right: 12, top: 4, bottom: 0 }}
      series={[
        {
          data: counts.map(({ count }) => count),
          label: unit,
          color: palette.primary.main,
          valueFormatter: (value) => frenchNumber(value ?? 0),
        },
      ]}
      xAxis={[{ min: 0, tickMinStep: 1, valueFormatter: (value: number) => frenchNumber(value) }]}
      yAxis={[
        {
          scaleType: 'band',
          data: counts.map(({ label }) => label),
          width: 130,
          valueFormatter: (label: string, { location }) =>
            location === 'tick' ? cut(label, longest) : label,
        },
      ]}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}

const cut = (label: string, longest: number) =>
  label.length > longest ? `${label.slice(0, longest - 1).trimEnd()}…` : label;
