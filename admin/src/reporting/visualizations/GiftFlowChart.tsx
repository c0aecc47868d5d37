import type { ChartData } from '../../shared/charts/data/chart-data';
import { FlowChart } from '../../shared/charts/flow/FlowChart';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import type { AskedPeriod } from '../shared/period-address';
import { useChosenSubjects } from '../shared/use-chosen-subjects';
import { useGiftFlow } from './use-overview';
import { visualizations as texts } from './visualizations.fr';

type Key = 'from' | 'to' | 'project' | 'sum';

/** From where gifts began, to the campaign and the project that they are for. */
export function GiftFlowChart({ asked }: { asked: AskedPeriod & { campaign?: number } }) {
  const { data: flow, error, refetch } = useGiftFlow(asked);
  const filters = useChosenSubjects(asked).map(({ label }) => label);
  if (error && !flow) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const data: ChartData<Key> | undefined = flow && {
    columns: [
      { key: 'from', label: texts.from, kind: 'text' },
      { key: 'to', label: texts.to, kind: 'text' },
      { key: 'project', label: texts.project, kind: 'text' },
      { key: 'sum', label: texts.sum, kind: 'euros' },
    ],
    rows: flow.lines.map(({ source_label, campaign, project, raised }) => ({
      values: { from: source_label, to: campaign, project, sum: raised },
    })),
  };
  const first = flow && greatestCampaign(flow.lines);
  return (
    <ChartPanel
      title={texts.flow}
      definition={texts.flowDefinition}
      computedAt={flow?.computed_at}
      data={data}
      filters={filters}
      empty={texts.nothing}
      period={flow ? [flow.from, flow.to] : []}
      {...(flow &&
        first &&
        flow.total > 0 && {
          sentence: {
            fact: texts.flowSentence(first.name, `${Math.round((first.raised / flow.total) * 100)}\u00a0%`),
          },
        })}
    >
      {(shown) => <FlowChart data={shown} from="from" to="to" value="sum" domain="money" />}
    </ChartPanel>
  );
}

function greatestCampaign(lines: readonly { campaign: string; raised: number }[]) {
  const sums = Map.groupBy(lines, ({ campaign }) => campaign);
  return [...sums]
    .map(([name, parts]) => ({ name, raised: parts.reduce((sum, { raised }) => sum + raised, 0) }))
    .toSorted((a, b) => b.raised - a.raised)[0];
}
