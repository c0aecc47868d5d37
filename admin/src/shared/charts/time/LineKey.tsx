import { Caption } from '../../layout/Caption';
import { columnOf, type ChartData } from '../data/chart-data';
import type { Line } from './line-chart';
import { time as texts } from './time.fr';

/** What each line is, where there is no room beside them. */
export function LineKey({ data, lines }: { data: ChartData; lines: Line<string>[] }) {
  const said = lines.map((line) => texts.line(line.look, line.label ?? columnOf(data, line.key).label));
  const isRunning = data.rows.some((row) => row.isRunning);
  return (
    <Caption component="p" sx={{ mt: 0.5 }}>
      {[...new Set(said), ...(isRunning ? [texts.running_end] : [])].join(' ')}
    </Caption>
  );
}
