import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import { columnOf, type ChartData, type ChartRow } from '../data/chart-data';
import { useWidth } from '../use-width';
import { flow as texts } from './flow.fr';
import { waterfallAxis, waterfallBars } from './waterfall-bars';
import { WaterfallColumns } from './WaterfallColumns';
import { WaterfallLines } from './WaterfallLines';

const ROOM_PER_COLUMN = 64;

interface Props<Key extends string> {
  /** The first and the last row are levels, those between what changed. */
  data: ChartData<Key>;
  name: Key;
  value: Key;
  /** Under a name: « 24 dons ». */
  noteOf?: (row: ChartRow<Key>) => string;
  domain?: Domain;
}

/** From one level to another through what was won and lost; columns side by side, or lines where there is no room. */
export function Waterfall<Key extends string>({ data, name, value, noteOf, domain = 'money' }: Props<Key>) {
  const colors = useChartColors(domain);
  const { ref, width } = useWidth();
  const bars = waterfallBars(data, value).map((bar) => ({
    ...bar,
    name: String(bar.row.values[name] ?? ''),
    value: bar.row.values[value] ?? null,
    note: noteOf?.(bar.row),
  }));
  const axis = waterfallAxis(bars);
  const Drawing = width < bars.length * ROOM_PER_COLUMN ? WaterfallLines : WaterfallColumns;
  return (
    <Box ref={ref}>
      {width > 0 && <Drawing bars={bars} axis={axis} column={columnOf(data, value)} colors={colors} />}
      {axis.isCut && (
        <Caption component="p" sx={{ mt: 1 }}>
          {texts.cut}
        </Caption>
      )}
    </Box>
  );
}
