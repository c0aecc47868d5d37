import { BarsList } from '../../shared/charts/parts/BarsList';
import { GoalBars } from '../../shared/charts/parts/GoalBars';
import { PointsOfThousand } from '../../shared/charts/parts/PointsOfThousand';
import { ShareBar } from '../../shared/charts/parts/ShareBar';
import { Treemap } from '../../shared/charts/parts/Treemap';
import { figureOf, type ChartData } from '../../shared/charts/data/chart-data';
import { frenchNumber } from '../../shared/format/french-number';
import { Example } from './Example';
import type { SampleKind } from './sample-kinds';
import { rowsOf } from './sample-rows';
import { sampleFigures, sampleNames, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

interface Props {
  kind: SampleKind;
}

const HERE = '/visualization-tests';

export function ListExample({ kind }: Props) {
  const count = sampleSize(kind, 7);
  const rows = rowsOf({
    name: sampleNames(kind, SAMPLE_NAMES.sources, count),
    visits: sampleFigures(kind, count, { about: 2400 }),
    before: sampleFigures(kind, count, { about: 1800, seed: 2 }),
    gifts: sampleFigures(kind, count, { about: 40, seed: 3 }),
    rate: sampleFigures(kind, count, { about: 3, seed: 4 }),
  }).map((row) => ({ ...row, to: HERE }));
  const data: ChartData<'name' | 'visits' | 'before' | 'gifts' | 'rate'> = {
    columns: [
      { key: 'name', label: texts.source, kind: 'text' },
      { key: 'visits', label: texts.visits, kind: 'count' },
      { key: 'before', label: texts.before, kind: 'count' },
      { key: 'gifts', label: texts.gifts, kind: 'count' },
      { key: 'rate', label: texts.rate, kind: 'percent' },
    ],
    rows,
  };
  return (
    <Example name="list" kind={kind} data={data}>
      {(shown) => (
        <BarsList
          data={shown}
          name="name"
          value="visits"
          before="before"
          columns={['gifts', 'rate']}
          moreIsBetter
          domain="content"
        />
      )}
    </Example>
  );
}

export function SharesExample({ kind }: Props) {
  const count = sampleSize(kind, 3);
  const data = {
    columns: [
      { key: 'name', label: texts.device, kind: 'text' },
      { key: 'visits', label: texts.visits, kind: 'count' },
    ],
    rows: rowsOf({
      name: sampleNames(kind, SAMPLE_NAMES.devices, count),
      visits: sampleFigures(kind, count, { about: 4000 }),
    }),
  } satisfies ChartData<'name' | 'visits'>;
  return (
    <Example name="shares" kind={kind} data={data}>
      {(shown) => <ShareBar data={shown} name="name" value="visits" domain="content" />}
    </Example>
  );
}

export function PointsExample({ kind }: Props) {
  const count = Math.min(3, sampleSize(kind, 3));
  const factors = [1, 0.0224, 0.0144];
  const figures = sampleFigures(kind, count, { about: 17_472 }).map((figure, index) =>
    figure === null || kind === 'equal' ? figure : Math.round(figure * factors[index]!),
  );
  const data = {
    columns: [
      { key: 'name', label: texts.step, kind: 'text' },
      { key: 'count', label: texts.visits, kind: 'count' },
    ],
    rows: rowsOf({ name: sampleNames(kind, SAMPLE_NAMES.steps, count), count: figures }),
  } satisfies ChartData<'name' | 'count'>;
  return (
    <Example name="points" kind={kind} data={data}>
      {(shown) => (
        <PointsOfThousand
          data={shown}
          name="name"
          value="count"
          caption={texts.points_caption}
          passages={texts.passages}
          domain="money"
        />
      )}
    </Example>
  );
}

export function GoalsExample({ kind }: Props) {
  const count = Math.min(60, sampleSize(kind, 3));
  const data = {
    columns: [
      { key: 'name', label: texts.goal_name, kind: 'text' },
      { key: 'value', label: texts.euros, kind: 'euros' },
      { key: 'goal', label: texts.aimed, kind: 'euros' },
      { key: 'expected', label: texts.expected, kind: 'euros' },
    ],
    rows: rowsOf({
      name: sampleNames(kind, SAMPLE_NAMES.goals, count),
      value: sampleFigures(kind, count, { about: 15_000 }),
      goal: sampleFigures('usual', count, { about: 20_000, seed: 2 }),
      expected: sampleFigures('usual', count, { about: 14_000, seed: 3 }),
    }),
  } satisfies ChartData<'name' | 'value' | 'goal' | 'expected'>;
  return (
    <Example name="goals" kind={kind} data={data}>
      {(shown) => <GoalBars data={shown} name="name" value="value" goal="goal" expected="expected" />}
    </Example>
  );
}

export function GroupsExample({ kind }: Props) {
  const count = sampleSize(kind, 7);
  const data: ChartData<'name' | 'people' | 'sum'> = {
    columns: [
      { key: 'name', label: texts.group, kind: 'text' },
      { key: 'people', label: texts.people, kind: 'count' },
      { key: 'sum', label: texts.euros, kind: 'euros' },
    ],
    rows: rowsOf({
      name: sampleNames(kind, SAMPLE_NAMES.groups, count),
      people: sampleFigures('usual', count, { about: 90, seed: 2 }),
      sum: sampleFigures(kind, count, { about: 7000, seed: 3 }),
    }).map((row) => ({ ...row, to: HERE })),
  };
  return (
    <Example name="groups" kind={kind} data={data}>
      {(shown) => (
        <Treemap
          data={shown}
          name="name"
          value="sum"
          noteOf={(row) => texts.note(frenchNumber(figureOf(row, 'people') ?? 0))}
          textOf={() => texts.group_text}
        />
      )}
    </Example>
  );
}
