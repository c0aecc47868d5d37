import type { ReactNode } from 'react';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import type { SampleKind } from './sample-kinds';
import { visualizationTests as texts } from './visualization-tests.fr';

export type ExampleName = keyof typeof texts.charts;

interface Props<Key extends string> {
  name: ExampleName;
  kind: SampleKind;
  data: ChartData<Key>;
  children: (data: ChartData<Key>) => ReactNode;
}

export const COMPUTED_AT = '2026-12-17T08:02:00Z';

/** One chart with one kind of data, as a screen would show it. */
export function Example<Key extends string>({ name, kind, data, children }: Props<Key>) {
  return (
    <ChartPanel
      title={texts.panel_title(texts.charts[name], texts.kinds[kind])}
      definition={texts.definition}
      computedAt={COMPUTED_AT}
      sentence={texts.sentence}
      unit={data.columns[1]?.label}
      data={data}
      period={['2026-11-18', '2026-12-17']}
      empty={texts.empty}
    >
      {children}
    </ChartPanel>
  );
}
