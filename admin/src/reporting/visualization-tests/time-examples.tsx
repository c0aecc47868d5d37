import { addDays, addMonths } from '../../shared/format/calendar-days';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { BarsOverTime } from '../../shared/charts/time/BarsOverTime';
import { LineOverTime } from '../../shared/charts/time/LineOverTime';
import { Example } from './Example';
import type { SampleKind } from './sample-kinds';
import { rowsOf } from './sample-rows';
import { runningTotals, sampleFigures, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

const FIRST_DAY = '2026-11-18';
const FIRST_MONTH = '2025-12-01';
const daysOf = (count: number) => Array.from({ length: count }, (_, index) => addDays(FIRST_DAY, index));
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => addMonths(FIRST_MONTH, index));

interface Props {
  kind: SampleKind;
}

export function LinesExample({ kind }: Props) {
  const count = sampleSize(kind, 30);
  const data = {
    columns: [
      { key: 'day', label: texts.day, kind: 'day' },
      { key: 'now', label: kind === 'long_names' ? SAMPLE_NAMES.long : texts.now, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
    ],
    rows: rowsOf({
      day: daysOf(count),
      now: sampleFigures(kind, count),
      before: sampleFigures(kind, count, { about: 320, seed: 2 }),
    }),
  } satisfies ChartData<'day' | 'now' | 'before'>;
  return (
    <Example name="lines" kind={kind} data={data}>
      {(shown) => (
        <LineOverTime
          data={shown}
          x="day"
          domain="content"
          lines={[
            { key: 'before', look: 'before' },
            { key: 'now', look: 'now', hasArea: true },
          ]}
          annotations={[
            { at: '2026-12-01', text: `1er déc.\u00a0: ${texts.event}` },
            { at: '2026-12-08', text: `8 déc.\u00a0: ${texts.other_event}` },
          ]}
        />
      )}
    </Example>
  );
}

export function ProjectionExample({ kind }: Props) {
  const count = sampleSize(kind, 90);
  const today = Math.max(0, Math.floor(count * 0.65) - 1);
  const raised = runningTotals(sampleFigures(kind, count, { about: 260 })).map((sum, index) =>
    index > today ? null : sum,
  );
  const reached = raised.findLast((sum) => sum !== null) ?? 0;
  const later = (perDay: number) =>
    Array.from({ length: count }, (_, index) =>
      index < today ? null : Math.round(reached + (index - today) * perDay),
    );
  const data = {
    columns: [
      { key: 'day', label: texts.day, kind: 'day' },
      { key: 'raised', label: texts.euros, kind: 'euros' },
      { key: 'pace', label: texts.pace, kind: 'euros' },
      { key: 'likely', label: texts.likely, kind: 'euros' },
      { key: 'low', label: texts.low, kind: 'euros' },
      { key: 'high', label: texts.high, kind: 'euros' },
    ],
    rows: rowsOf({
      day: daysOf(count),
      raised,
      pace: Array.from({ length: count }, (_, index) =>
        Math.round((index / Math.max(1, count - 1)) * 24_000),
      ),
      likely: later(300),
      low: later(190),
      high: later(420),
    }),
  } satisfies ChartData<'day' | 'raised' | 'pace' | 'likely' | 'low' | 'high'>;
  return (
    <Example name="projection" kind={kind} data={data}>
      {(shown) => (
        <LineOverTime
          data={shown}
          x="day"
          domain="money"
          lines={[
            { key: 'pace', look: 'pace' },
            { key: 'raised', look: 'now', hasArea: true },
          ]}
          goal={{ value: 24_000, text: texts.goal }}
          projection={{ low: 'low', likely: 'likely', high: 'high', text: texts.likely }}
          height={300}
        />
      )}
    </Example>
  );
}

export function BarsExample({ kind }: Props) {
  const count = sampleSize(kind, 13);
  const data = {
    columns: [
      { key: 'month', label: texts.month, kind: 'month' },
      { key: 'now', label: kind === 'long_names' ? SAMPLE_NAMES.long : texts.euros, kind: 'euros' },
      { key: 'before', label: texts.a_year_before, kind: 'euros' },
    ],
    rows: rowsOf({
      month: monthsOf(count),
      now: sampleFigures(kind, count, { about: 6000 }),
      before: sampleFigures(kind, count, { about: 5000, seed: 3 }),
    }),
  } satisfies ChartData<'month' | 'now' | 'before'>;
  return (
    <Example name="bars" kind={kind} data={data}>
      {(shown) => (
        <BarsOverTime
          data={shown}
          x="month"
          bars={[{ key: 'now' }]}
          before={{ key: 'before', text: texts.a_year_before }}
          domain="money"
        />
      )}
    </Example>
  );
}

export function StacksExample({ kind }: Props) {
  const count = sampleSize(kind, 12);
  const data = {
    columns: [
      { key: 'month', label: texts.month, kind: 'month' },
      { key: 'faithful', label: kind === 'long_names' ? SAMPLE_NAMES.long : texts.faithful, kind: 'count' },
      { key: 'fresh', label: texts.fresh, kind: 'count' },
      { key: 'lost', label: texts.lost, kind: 'count' },
    ],
    rows: rowsOf({
      month: monthsOf(count),
      faithful: sampleFigures(kind, count, { about: 50 }),
      fresh: sampleFigures(kind, count, { about: 30, seed: 2 }),
      lost: sampleFigures(kind, count, { about: 12, seed: 3 }),
    }),
  } satisfies ChartData<'month' | 'faithful' | 'fresh' | 'lost'>;
  return (
    <Example name="stacks" kind={kind} data={data}>
      {(shown) => (
        <BarsOverTime
          data={shown}
          x="month"
          bars={[
            { key: 'faithful', tone: 'second' },
            { key: 'fresh', tone: 'main' },
            { key: 'lost', tone: 'loss', note: texts.lost_note },
          ]}
          domain="money"
        />
      )}
    </Example>
  );
}
