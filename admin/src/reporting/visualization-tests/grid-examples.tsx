import type { ChartData } from '../../shared/charts/data/chart-data';
import { HeatMap } from '../../shared/charts/grid/HeatMap';
import { addMonths } from '../../shared/format/calendar-days';
import { Example } from './Example';
import type { SampleKind } from './sample-kinds';
import { sampleFigures, sampleNames, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

interface Props {
  kind: SampleKind;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `h${hour}`);
const MONTHS = Array.from({ length: 12 }, (_, month) => `m${month + 1}`);
const WRITTEN_FROM = 6;

export function HoursExample({ kind }: Props) {
  const count = Math.min(200, sampleSize(kind, 7));
  const data: ChartData = {
    columns: [
      { key: 'day', label: texts.day, kind: 'text' },
      ...HOURS.map((key, hour) => ({ key, label: texts.hour(hour), kind: 'count' as const })),
    ],
    rows: sampleNames(kind, SAMPLE_NAMES.days, count).map((day, index) => {
      const figures = sampleFigures(kind, 24, { about: 4, seed: index + 1 });
      return {
        values: { day, ...Object.fromEntries(HOURS.map((key, hour) => [key, figures[hour] ?? null])) },
      };
    }),
  };
  return (
    <Example name="hours" kind={kind} data={data}>
      {(shown) => <HeatMap data={shown} name="day" cells={HOURS} nameEvery={3} writtenFrom={WRITTEN_FROM} />}
    </Example>
  );
}

export function CohortsExample({ kind }: Props) {
  const count = Math.min(200, sampleSize(kind, 13));
  const data: ChartData = {
    columns: [
      { key: 'cohort', label: texts.cohort, kind: 'month' },
      { key: 'people', label: texts.people, kind: 'count' },
      { key: 'm0', label: texts.same_month, kind: 'percent' },
      ...MONTHS.map((key, index) => ({
        key,
        label: texts.months_later(index + 1),
        kind: 'percent' as const,
      })),
    ],
    rows: Array.from({ length: count }, (_, row) => {
      const figures = sampleFigures(kind, 12, { about: 14, seed: row + 1 });
      const cells = MONTHS.map((key, month) => [
        key,
        month < count - 1 - row ? (figures[month] ?? null) : null,
      ]);
      const people = sampleFigures('usual', count, { about: 30 })[row] ?? null;
      return {
        values: { cohort: addMonths('2025-12-01', row), people, m0: 100, ...Object.fromEntries(cells) },
      };
    }),
  };
  return (
    <Example name="cohorts" kind={kind} data={data}>
      {(shown) => (
        <HeatMap
          data={shown}
          name="cohort"
          size="people"
          plain={['m0']}
          cells={MONTHS}
          ringed={{
            is: (row, key) => shown.rows.indexOf(row) + Number(key.slice(1)) === shown.rows.length - 1,
            text: texts.ringed,
          }}
          few={{ below: 20, text: texts.few }}
          steps="ranks"
          hasSteps
        />
      )}
    </Example>
  );
}
