import type { CampaignAnalytics, CampaignHours } from '@livres/api/contract';
import { HeatMap } from '../../shared/charts/grid/HeatMap';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { frenchNumber } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { hoursSentence } from './campaign-sentences';
import { HOUR_CELLS, hoursData } from './hours-data';

/** On which days and at which hours people give. */
export function HoursChart({ answer }: { answer: CampaignAnalytics }) {
  const { campaign, hours, definitions, computed_at } = answer;
  const most = Math.max(0, ...hours.cells.map(({ gifts }) => gifts));
  return (
    <ChartPanel
      filters={[campaign.title]}
      title={texts.hours}
      definition={definitions.hours}
      computedAt={computed_at}
      sentence={hoursSentence(hours)}
      unit={unitOf(hours)}
      data={hoursData(hours.cells)}
      period={[hours.from, hours.to]}
      empty={texts.no_hours}
    >
      {(data) => (
        <HeatMap
          data={data}
          name="day"
          cells={HOUR_CELLS}
          nameEvery={3}
          writtenFrom={Math.ceil(most / 2)}
          hasSteps
        />
      )}
    </ChartPanel>
  );
}

function unitOf({ of, from, to, gifts }: CampaignHours): string {
  const text = of === 'campaign' ? texts.hours_of_campaign : texts.hours_of_all;
  return text(frenchNumber(gifts), dayRange(from, to));
}
