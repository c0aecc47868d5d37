import type { Domain } from '../../theme/domain-colors';
import type { ChartColumn, ChartData } from '../data/chart-data';
import { BarsList } from '../parts/BarsList';
import { flow as texts } from './flow.fr';
import type { Flow } from './flow-layout';

interface Props {
  flows: readonly Flow[];
  column: ChartColumn;
  heading: string;
  domain?: Domain;
}

export function FlowList({ flows, column, heading, domain }: Props) {
  const data: ChartData<'name' | 'value'> = {
    columns: [
      { key: 'name', label: heading, kind: 'text' },
      { key: 'value', label: column.label, kind: column.kind },
    ],
    rows: flows
      .toSorted((one, other) => other.value - one.value)
      .map(({ from, to, value }) => ({ values: { name: texts.to(from, to), value } })),
  };
  return <BarsList data={data} name="name" value="value" domain={domain} isWrapped />;
}
