import type { CampaignAnalytics, CampaignFacts } from '@livres/api/contract';
import { figuresOf, type ChartData } from '../../shared/charts/data/chart-data';
import { valueText } from '../../shared/charts/data/value-text';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { LineOverTime } from '../../shared/charts/time/LineOverTime';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { comparedSentence } from './campaign-sentences';
import { comparedData, type ComparedKey, haveGoals } from './compared-data';

const HEIGHT = 400;

/** Two campaigns by day since their launch, each as a part of its own goal. */
export function CompareChart({ answer, other }: { answer: CampaignAnalytics; other: CampaignFacts }) {
  const { campaign, definitions, computed_at } = answer;
  const isShare = haveGoals(campaign, other);
  const hasBegun = campaign.days.length > 0 && other.days.length > 0;
  const data = comparedData(campaign, other);
  return (
    <ChartPanel
      title={texts.compare}
      definition={definitions.compared}
      computedAt={computed_at}
      sentence={comparedSentence(answer)}
      unit={isShare ? texts.compare_unit : texts.compare_unit_euros}
      data={hasBegun ? data : { ...data, rows: [] }}
      period={[campaign.first_day, answer.today]}
      empty={texts.compare_empty}
      height={HEIGHT}
    >
      {(shown) => (
        <LineOverTime
          data={shown}
          x="index"
          domain="money"
          lines={[
            { key: 'its', look: 'other', note: endOf(shown, 'its', isShare) },
            { key: 'mine', look: 'now', note: endOf(shown, 'mine', isShare) },
          ]}
          tickText={(value) => (value === 0 ? texts.launch : texts.day(Number(value)))}
          height={HEIGHT}
        />
      )}
    </ChartPanel>
  );
}

/** « 96 % au jour 120 ». */
function endOf(data: ChartData<ComparedKey>, key: 'mine' | 'its', isShare: boolean): string {
  const figures = figuresOf(data, key);
  const index = figures.findLastIndex((figure) => figure !== null);
  const value = Math.round(figures[index] ?? 0);
  return texts.reached(valueText(value, { kind: isShare ? 'percent' : 'euros' }), index);
}
