import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import { partsOfStack } from '../data/bar-stacks';
import { columnOf, type ChartData } from '../data/chart-data';
import { spreadApart } from '../data/scale';
import { shortText } from '../data/value-text';
import { wrapWords } from '../data/wrap-words';
import type { Bar } from './bar-chart';

const LINE = 14;
const LETTERS = 15;

interface Props {
  data: ChartData;
  bars: readonly Bar<string>[];
  colors: ChartColors;
}

/** What the parts of the last stack are, beside it. */
export function StackLabels({ data, bars, colors }: Props) {
  const { left, top, width, height } = useDrawingArea();
  const yOf = useYScale<'linear'>();
  const labels = partsOfStack(data.rows.at(-1), bars).map(({ bar, figure, middle }) => {
    const column = columnOf(data, bar.key);
    const name = wrapWords(`${shortText(figure, column)} ${bar.label ?? column.label}`, LETTERS);
    return { bar, y: yOf(middle), name, note: bar.note ? wrapWords(bar.note, LETTERS) : [] };
  });
  const tallest = Math.max(1, ...labels.map(({ name, note }) => name.length + note.length));
  const ys = spreadApart(
    labels.map(({ y }) => y),
    tallest * LINE + 4,
    top + 8,
    top + height - (tallest - 1) * LINE - 6,
  );
  return labels.map(({ bar, name, note }, index) => (
    <text key={bar.key} y={ys[index]} fontSize="0.78rem" fill={colors.soft}>
      {[...name, ...note].map((words, row) => (
        <tspan
          key={`${row} ${words}`}
          x={left + width + 10}
          dy={row === 0 ? 4 : LINE}
          fontWeight={row < name.length ? 700 : 400}
          fill={inkOf(bar, row < name.length, colors)}
        >
          {words}
        </tspan>
      ))}
    </text>
  ));
}

function inkOf({ tone = 'main' }: Bar<string>, isName: boolean, colors: ChartColors): string {
  if (!isName) return colors.soft;
  return tone === 'main' ? colors.text : colors.ink;
}
