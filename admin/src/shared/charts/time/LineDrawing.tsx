import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { columnOf, figuresOf } from '../data/chart-data';
import { scaleOf, tickIndexes } from '../data/scale';
import { axisText, valueText } from '../data/value-text';
import { useChartColors, type ChartColors } from '../chart-colors';
import { useStill } from '../panel/still';
import { useWidth } from '../use-width';
import { hasYears, stepLabel } from './step-label';
import { ZeroLine } from './ZeroLine';
import { ANNOTATION_ROW, Annotations } from './Annotations';
import { axisLook } from './axis-look';
import { GoalLine } from './GoalLine';
import type { Line, LineOverTimeProps } from './line-chart';
import { LineEnds } from './LineEnds';
import { LineKey } from './LineKey';
import { placeAnnotations } from './place-annotations';
import { ProjectionBand } from './ProjectionBand';
import { runningEnd } from './running-end';
import { time as texts } from './time.fr';

const ROOM_FOR_ENDS = 560;
/** So many points that thick lines would be a blot. */
const DENSE_FROM = 700;
const ENDS_WIDTH = 112;
/** Half of the last label of the axis. */
const LAST_LABEL = 26;

export default function LineDrawing(props: LineOverTimeProps) {
  const { data, x, lines, domain, annotations = [], goal, projection, height, tickText } = props;
  const colors = useChartColors(domain);
  const isStill = useStill();
  const { ref, width } = useWidth();
  const axis = columnOf(data, x);
  const steps = data.rows.map(({ values }) => values[x] ?? null);
  const ends = width >= ROOM_FOR_ENDS;
  const drawn: Line<string>[] = [
    ...lines,
    ...(projection ? [{ key: projection.likely, label: projection.text, look: 'projected' as const }] : []),
  ];
  const runningEnds = drawn.map(({ key, look }) =>
    look === 'now' || look === 'other' ? runningEnd(figuresOf(data, key), data.rows) : null,
  );
  const said = drawn.map((line, index) =>
    runningEnds[index] ? { ...line, note: [line.note, texts.running].filter(Boolean).join(', ') } : line,
  );
  const measured = columnOf(data, lines[0]!.key);
  const all = [...drawn.map(({ key }) => key), ...(projection ? [projection.low, projection.high] : [])];
  const scale = scaleOf([...all.flatMap((key) => figuresOf(data, key)), goal?.value ?? null], {
    whole: measured.kind === 'count' || measured.kind === 'euros',
  });
  const yLabels = scale.ticks.map((tick) => axisText(tick, measured, scale.ticks).length);
  const yWidth = Math.max(...yLabels) * 7 + 14;
  const right = ends ? ENDS_WIDTH : LAST_LABEL;
  const inner = Math.max(0, width - yWidth - right);
  const named = tickIndexes(steps.length, inner);
  const tick = (index: number) => tickText?.(steps[index] ?? null) ?? stepLabel(steps, index, axis, named);
  const placed = placeAnnotations(annotations, steps, inner);
  const top = Math.max(12, ...placed.map(({ row }) => (row + 1) * ANNOTATION_ROW + 6));
  return (
    <Box ref={ref}>
      {width > 0 && (
        <LineChart
          width={width}
          height={height}
          margin={{ left: 0, right, top, bottom: 0 }}
          skipAnimation={isStill}
          series={drawn.flatMap(({ key, label, look, hasArea }, index) => {
            const figures = figuresOf(data, key);
            const parted = runningEnds[index] ?? null;
            const line = {
              label: label ?? columnOf(data, key).label,
              curve: 'linear' as const,
              color: colorOf(look, colors),
              area: hasArea,
              shape: 'circle' as const,
            };
            const seriesOf = (
              id: string,
              part: readonly (number | null)[],
              isSaid: (at: number) => boolean,
            ) => ({
              ...line,
              id: `${id}-${index}`,
              data: [...part],
              showMark: ({ index: at }: { index: number }) => isAlone(figures, at),
              valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
                isSaid(dataIndex) ? valueText(value, measured) : null,
            });
            if (!parted) return [seriesOf('line', figures, () => true)];
            return [
              seriesOf('line', parted.over, (at) => at !== parted.end),
              seriesOf('running', parted.running, (at) => at === parted.end),
            ];
          })}
          xAxis={[
            {
              scaleType: 'linear',
              data: steps.map((_, index) => index),
              min: steps.length > 1 ? 0 : -1,
              max: Math.max(1, steps.length - 1),
              tickInterval: named,
              tickLabelInterval: () => true,
              valueFormatter: (index: number, { location }) =>
                location === 'tick'
                  ? tick(index)
                  : (tickText?.(steps[index] ?? null) ?? valueText(steps[index], axis)),
              height: hasYears(steps, axis) ? 40 : 26,
              disableLine: scale.min < 0,
            },
          ]}
          yAxis={[
            {
              min: scale.min,
              max: scale.max,
              tickInterval: [...scale.ticks],
              width: yWidth,
              valueFormatter: (value: number) => axisText(value, measured, scale.ticks),
            },
          ]}
          grid={{ horizontal: true }}
          hideLegend
          sx={{ ...axisLook(colors), ...linesLook(drawn, steps.length > DENSE_FROM) }}
        >
          {scale.min < 0 && <ZeroLine color={colors.edge} />}
          {projection && <ProjectionBand data={data} projection={projection} color={colors.main} />}
          <Annotations placed={placed} colors={colors} />
          {goal && <GoalLine goal={goal} colors={colors} />}
          <LineEnds data={data} lines={said} colors={colors} hasLabels={ends} />
        </LineChart>
      )}
      {!ends && <LineKey data={data} lines={drawn} />}
    </Box>
  );
}

function colorOf(look: Line<string>['look'], colors: ChartColors): string {
  if (look === 'before' || look === 'pace') return colors.before;
  return look === 'other' ? colors.ink : colors.main;
}

/** A figure between two that are not known has no line: it is drawn as a point. */
function isAlone(figures: (number | null)[], index: number): boolean {
  return (figures[index - 1] ?? null) === null && (figures[index + 1] ?? null) === null;
}

function linesLook(lines: Line<string>[], isDense: boolean): Record<string, object> {
  const looks = lines.flatMap(({ look }, index) => {
    const strokeWidth = isDense ? 1 : LOOKS_WIDTH[look];
    return [
      [lineNamed(`line-${index}`), { strokeWidth, strokeDasharray: DASHES[look] }],
      [lineNamed(`running-${index}`), { strokeWidth, strokeDasharray: '3 3' }],
    ] as const;
  });
  return { ...Object.fromEntries(looks), [`& .${lineClasses.area}`]: { fillOpacity: 0.09 } };
}

const lineNamed = (series: string) => `& .${lineClasses.line}[data-series="${series}"]`;

const LOOKS_WIDTH = { now: 2.4, before: 1.7, other: 2.4, pace: 1.7, projected: 2.4 } as const;
const DASHES = { now: undefined, before: '5 4', other: '9 4 2 4', pace: '2 4', projected: '7 5' } as const;
