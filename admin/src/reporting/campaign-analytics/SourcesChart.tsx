import type { CampaignAnalytics, CampaignSource } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { BarsList } from '../../shared/charts/parts/BarsList';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { sourcesSentence } from './campaign-sentences';

type Key = 'source' | 'raised' | 'gifts';

const MOST = 7;

/** What brought the gifts. */
export function SourcesChart({ answer }: { answer: CampaignAnalytics }) {
  const { sources, definitions, computed_at, campaign } = answer;
  return (
    <ChartPanel
      filters={[campaign.title]}
      title={texts.sources}
      definition={definitions.sources}
      computedAt={computed_at}
      sentence={sourcesSentence(sources)}
      unit={texts.sources_unit}
      data={sourcesData(sources)}
      period={[campaign.first_day, answer.today]}
      empty={texts.no_source}
    >
      {(data) => (
        <BarsList data={data} name="source" value="raised" columns={['gifts']} domain="money" isWrapped />
      )}
    </ChartPanel>
  );
}

/** The smallest are one line: what each brought is hardly seen. */
function sourcesData(sources: readonly CampaignSource[]): ChartData<Key> {
  const shown = sources.length > MOST + 1 ? sources.slice(0, MOST) : sources;
  const rest = sources.slice(shown.length);
  const sumOf = (key: 'raised' | 'gifts') => rest.reduce((sum, one) => sum + one[key], 0);
  return {
    columns: [
      { key: 'source', label: texts.source, kind: 'text' },
      { key: 'raised', label: texts.source_raised, kind: 'euros' },
      { key: 'gifts', label: texts.gifts_made, kind: 'count' },
    ],
    rows: [
      ...shown.map(({ label, raised, gifts }) => ({ values: { source: label, raised, gifts } })),
      ...(rest.length > 0
        ? [
            {
              values: { source: texts.others(rest.length), raised: sumOf('raised'), gifts: sumOf('gifts') },
              isRest: true,
            },
          ]
        : []),
    ],
  };
}
