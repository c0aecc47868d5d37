import { useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { frenchNumber } from '../../shared/format/french-number';
import { metrics as texts } from './metrics.fr';

interface Props {
  /** What is seen, as a title: « Livres distribués depuis 2010 ». */
  title: string;
  unit: string;
  /** From the oldest to the newest. */
  points: { year: number; value: number }[];
  color: 'primary' | 'success';
}

const HEIGHT = 240;

/** One figure year after year; years stand as far apart as they are. */
export default function YearsChart({ title, unit, points, color }: Props) {
  const { palette } = useTheme();
  const years = points.map(({ year }) => year);
  return (
    <LineChart
      aria-label={title}
      height={HEIGHT}
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      series={[
        {
          data: points.map(({ value }) => value),
          label: unit,
          curve: 'linear',
          showMark: true,
          color: palette[color].main,
          valueFormatter: (value) => texts.with_unit(frenchNumber(value ?? 0), unit),
        },
      ]}
      xAxis={[
        { scaleType: 'linear', data: years, tickInterval: years, valueFormatter: String, ...room(years) },
      ]}
      yAxis={[{ min: 0, width: 64, valueFormatter: (value: number) => frenchNumber(value) }]}
      grid={{ horizontal: true }}
      hideLegend
    />
  );
}

/** A single year would stand on an axis without length. */
function room(years: number[]): { min?: number; max?: number } {
  const [only] = years;
  return years.length === 1 && only !== undefined ? { min: only - 1, max: only + 1 } : {};
}
