import type { ChartColors } from '../chart-colors';
import type { ChartColumn, ChartValue } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { hatched } from '../Hatch';
import { flow as texts } from './flow.fr';
import type { WaterfallAxis, WaterfallBar } from './waterfall-bars';

export interface WaterfallDrawing {
  bars: readonly DrawnBar[];
  axis: WaterfallAxis;
  column: ChartColumn;
  colors: ChartColors;
}

export interface DrawnBar extends Omit<WaterfallBar<string>, 'row'> {
  name: string;
  value: ChartValue;
  note?: string;
}

/** Where a value is, in percent of the axis. */
export const shareOf = (value: number, { min, max }: WaterfallAxis): number =>
  ((value - min) / (max - min)) * 100;

export function barLook({ look }: DrawnBar, colors: ChartColors): object {
  if (look === 'loss') return hatched(colors.main, colors.paper);
  return { bgcolor: look === 'level' ? colors.steps[5]!.fill : colors.main };
}

/** « 340 € », « + 85 € », « − 20 € ». */
export function barText({ look, value }: DrawnBar, column: ChartColumn): string {
  if (look === 'level' || typeof value !== 'number') return valueText(value, column);
  return texts.change(value < 0, valueText(Math.abs(value), column));
}
