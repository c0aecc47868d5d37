import Box from '@mui/material/Box';
import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useChartColors, type ChartColors } from '../chart-colors';
import { drawnFigure, stacksOf } from '../data/bar-stacks';
import { columnOf, figuresOf } from '../data/chart-data';
import { scaleOf, tickIndexes } from '../data/scale';
import { axisText, valueText } from '../data/value-text';
import { Hatch, RunningFill } from '../Hatch';
import { useStill } from '../panel/still';
import { useWidth } from '../use-width';
import { ZeroLine } from './ZeroLine';
import { axisLook } from './axis-look';
import type { Bar, BarsOverTimeProps } from './bar-chart';
import { BarValues } from './BarValues';
import { BeforeTicks } from './BeforeTicks';
import { StackLabels } from './StackLabels';
import { hasYears, stepLabel } from './step-label';
import { time as texts } from './time.fr';

const ROOM_FOR_LABELS = 480;
const LABELS_WIDTH = 112;
/** What the last label of the axis may stand out. */
const LAST_LABEL = 14;
const WIDEST_BAR = 96;
/** Bars of so few pixels have neither a gap nor an edge. */
const DENSE_UNDER = 5;

export default function BarsDrawing({ data, x, bars, before, domain, height }: BarsOverTimeProps) {
  const colors = useChartColors(domain);
  const isStill = useStill();
  const [hatch, running] = [useId(), useId()];
  const { ref, width } = useWidth();
  const axis = columnOf(data, x);
  const measured = columnOf(data, bars[0]!.key);
  const steps = data.rows.map(({ values }) => values[x] ?? null);
  const stacks = stacksOf(data, bars);
  const ticks = before ? figuresOf(data, before.key) : [];
  const scale = scaleOf([...stacks.flatMap(({ above, below }) => [above, below]), ...ticks], {
    whole: measured.kind === 'count' || measured.kind === 'euros',
  });
  const yWidth =
    Math.max(...scale.ticks.map((tick) => axisText(Math.abs(tick), measured, scale.ticks).length)) * 7 + 14;
  const isStacked = bars.length > 1;
  const hasLabels = isStacked && width >= ROOM_FOR_LABELS;
  const right = hasLabels ? LABELS_WIDTH : LAST_LABEL;
  const inner = Math.max(0, width - yWidth - right);
  const named = tickIndexes(steps.length, inner, axis.kind === 'day' || axis.kind === 'week' ? 60 : 46);
  const isDense = steps.length * DENSE_UNDER > inner;
  const isRunning = (index: number) => data.rows[index]?.isRunning === true;
  const hasRunning = data.rows.some((row) => row.isRunning);
  const hasLosses = bars.some(({ tone }) => tone === 'loss');
  return (
    <Box ref={ref}>
      {width > 0 && (
        <BarChart
          width={width}
          height={height}
          margin={{ left: 0, right, top: before || hasRunning ? 40 : 24, bottom: 0 }}
          skipAnimation={isStill}
          borderRadius={2}
          series={bars.map((bar, index) => ({
            id: `bar-${index}`,
            stack: 'all',
            data: figuresOf(data, bar.key).map((figure) => drawnFigure(figure, bar.tone)),
            label: bar.label ?? columnOf(data, bar.key).label,
            color: colorOf(bar, colors),
            colorGetter: ({ value, dataIndex }) => {
              if (bar.tone === 'loss' || Number(value) < 0) return `url(#${hatch})`;
              if (isRunning(dataIndex)) return `url(#${running}-${index})`;
              const isEnd = dataIndex === 0 || dataIndex === steps.length - 1;
              return isStacked || isEnd || isDense ? colorOf(bar, colors) : colors.pale;
            },
            valueFormatter: (value) => valueText(bar.tone === 'loss' && value ? -value : value, measured),
          }))}
          xAxis={[
            {
              scaleType: 'band',
              data: steps.map((_, index) => index),
              categoryGapRatio: isDense ? 0 : gapRatio(steps.length, inner),
              tickInterval: named,
              tickLabelInterval: () => true,
              valueFormatter: (index: number, { location }) =>
                location === 'tick'
                  ? stepLabel(steps, index, axis, named)
                  : [valueText(steps[index], axis), ...(isRunning(index) ? [texts.running] : [])].join(', '),
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
              valueFormatter: (value: number) =>
                axisText(hasLosses ? Math.abs(value) : value, measured, scale.ticks),
            },
          ]}
          grid={{ horizontal: true }}
          hideLegend
          sx={{
            ...axisLook(colors),
            [`& .${barClasses.element}`]: { stroke: isDense ? 'none' : colors.paper, strokeWidth: 0.5 },
          }}
        >
          {scale.min < 0 && <ZeroLine color={colors.edge} />}
          <Hatch id={hatch} color={hasLosses ? colors.edge : colors.main} paper={colors.paper} />
          {bars.map((bar, index) => (
            <RunningFill
              key={bar.key}
              id={`${running}-${index}`}
              color={colorOf(bar, colors)}
              paper={colors.paper}
            />
          ))}
          {before && <BeforeTicks figures={ticks} text={before.text} colors={colors} />}
          <BarValues stacks={stacks} column={measured} colors={colors} isRunning={isRunning} />
          {hasLabels && <StackLabels data={data} bars={bars} colors={colors} />}
        </BarChart>
      )}
    </Box>
  );
}

/** Few bars do not become walls. */
const gapRatio = (count: number, width: number): number =>
  Math.max(0.3, 1 - (WIDEST_BAR * count) / Math.max(1, width));

function colorOf({ tone }: Bar<string>, colors: ChartColors): string {
  if (tone === 'loss') return colors.edge;
  return tone === 'second' ? colors.second : colors.main;
}
