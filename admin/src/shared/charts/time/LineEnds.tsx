import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import { columnOf, figuresOf, type ChartData } from '../data/chart-data';
import { spreadApart } from '../data/scale';
import { wrapWords } from '../data/wrap-words';
import { haloOf } from './halo';
import type { Line } from './line-chart';

const LETTERS = 15;
const LINE = 14;
const LETTER = 6.8;
/** A line that ends so far before the drawing does is named where it ends. */
const INSIDE = 40;

interface Props {
  data: ChartData;
  lines: Line<string>[];
  colors: ChartColors;
  /** Whether there is room for words beside the lines. */
  hasLabels: boolean;
}

/** A point where each line ends today, and its name beside the drawing. */
export function LineEnds({ data, lines, colors, hasLabels }: Props) {
  const { left, top, width, height } = useDrawingArea();
  const xOf = useXScale<'linear'>();
  const yOf = useYScale<'linear'>();
  const ends = lines.flatMap((line) => {
    const figures = figuresOf(data, line.key);
    const index = figures.findLastIndex((figure) => figure !== null);
    if (index === -1) return [];
    const label = wrapWords(line.label ?? columnOf(data, line.key).label, LETTERS);
    const note = line.note ? wrapWords(line.note, LETTERS) : [];
    return [{ line, index, x: xOf(index), y: yOf(figures[index]!), label, note }];
  });
  const isInside = ({ x }: { x: number }) => x < left + width - INSIDE;
  const outside = ends.filter((end) => !isInside(end));
  const tallest = Math.max(1, ...outside.map(({ label, note }) => label.length + note.length));
  const ys = spreadApart(
    outside.map(({ y }) => y),
    tallest * LINE + 4,
    top + 8,
    top + height - (tallest - 1) * LINE - 10,
  );
  const inside = ends.filter(isInside);
  const insideYs = spreadApart(
    inside.map(({ y }) => y - 9),
    LINE + 2,
    top + 8,
    top + height - 6,
  );
  return ends.map((end) => (
    <g key={end.line.key}>
      <EndPoint {...end} colors={colors} />
      {isInside(end) && <NameAbove {...end} y={insideYs[inside.indexOf(end)]!} colors={colors} />}
      {!isInside(end) && hasLabels && (
        <NameBeside {...end} at={left + width + 10} y={ys[outside.indexOf(end)]!} colors={colors} />
      )}
    </g>
  ));
}

interface End {
  line: Line<string>;
  x: number;
  y: number;
  label: string[];
  note: string[];
  colors: ChartColors;
}

function EndPoint({ line, x, y, colors }: End) {
  if (line.look === 'before' || line.look === 'pace') return null;
  return <circle cx={x} cy={y} r={4} fill={line.look === 'other' ? colors.ink : colors.main} />;
}

const isBold = ({ look }: Line<string>): boolean => look !== 'before' && look !== 'pace';

const NameAbove = ({ line, x, y, label, colors }: End) => (
  <text
    x={Math.max(x - 8, label.join(' ').length * LETTER)}
    y={y}
    textAnchor="end"
    fontSize="0.78rem"
    fontWeight={isBold(line) ? 700 : 400}
    fill={isBold(line) ? colors.ink : colors.soft}
    {...haloOf(colors.paper)}
  >
    {label.join(' ')}
  </text>
);

const NameBeside = ({ line, at, y, label, note, colors }: End & { at: number }) => (
  <text y={y} fontSize="0.78rem" fill={isBold(line) ? colors.ink : colors.soft}>
    {[...label, ...note].map((words, row) => (
      <tspan
        key={`${row} ${words}`}
        x={at}
        dy={row === 0 ? 4 : LINE}
        fontWeight={isBold(line) && row < label.length ? 700 : 400}
        fill={row < label.length ? undefined : colors.soft}
      >
        {words}
      </tspan>
    ))}
  </text>
);
