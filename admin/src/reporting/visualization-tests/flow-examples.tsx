import type { ChartData } from '../../shared/charts/data/chart-data';
import { FlowChart } from '../../shared/charts/flow/FlowChart';
import { Waterfall } from '../../shared/charts/flow/Waterfall';
import { Example } from './Example';
import type { SampleKind } from './sample-kinds';
import { rowsOf } from './sample-rows';
import { sampleFigures, sampleNames, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

interface Props {
  kind: SampleKind;
}

const USUAL_CHANGES = [340, 85, 20, -5, -20, -10, 410];

export function WaterfallExample({ kind }: Props) {
  const count = sampleSize(kind, USUAL_CHANGES.length);
  const isUsual = kind === 'usual' || kind === 'long_names' || kind === 'one';
  const figures = isUsual ? USUAL_CHANGES : closed(sampleFigures(kind, count, { about: 60 }));
  const data = {
    columns: [
      { key: 'name', label: texts.change, kind: 'text' },
      { key: 'value', label: texts.per_month, kind: 'euros' },
    ],
    rows: rowsOf({
      name: sampleNames(kind, SAMPLE_NAMES.changes, count),
      value: figures.slice(0, count),
    }),
  } satisfies ChartData<'name' | 'value'>;
  return (
    <Example name="waterfall" kind={kind} data={data}>
      {(shown) => <Waterfall data={shown} name="name" value="value" />}
    </Example>
  );
}

/** The last level is what the changes make of the first. */
const closed = (figures: (number | null)[]): (number | null)[] => [
  ...figures.slice(0, -1),
  figures.slice(0, -1).reduce<number>((sum, figure) => sum + (figure ?? 0), 0),
];

export function FlowsExample({ kind }: Props) {
  const [campaigns, libraries] = [SAMPLE_NAMES.campaigns, SAMPLE_NAMES.libraries];
  const count = sampleSize(kind, campaigns.length * libraries.length);
  const froms = sampleNames(kind, campaigns, Math.ceil(count / libraries.length));
  const tos = sampleNames(kind, libraries, libraries.length);
  const data = {
    columns: [
      { key: 'from', label: texts.campaign, kind: 'text' },
      { key: 'to', label: texts.library, kind: 'text' },
      { key: 'value', label: texts.euros, kind: 'euros' },
    ],
    rows: rowsOf({
      from: Array.from({ length: count }, (_, index) => froms[Math.floor(index / libraries.length)]!),
      to: Array.from({ length: count }, (_, index) => tos[index % libraries.length]!),
      value: sampleFigures(kind, count, { about: 1500, seed: 2 }),
    }),
  } satisfies ChartData<'from' | 'to' | 'value'>;
  return (
    <Example name="flows" kind={kind} data={data}>
      {(shown) => <FlowChart data={shown} from="from" to="to" value="value" domain="goods" />}
    </Example>
  );
}
