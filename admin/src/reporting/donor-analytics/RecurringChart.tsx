import type { DonorAnalytics } from '@livres/api/contract';
import { figureOf } from '../../shared/charts/data/chart-data';
import { Waterfall } from '../../shared/charts/flow/Waterfall';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { frenchNumber } from '../../shared/format/french-number';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { recurringData } from './donor-data';
import { recurringSentence } from './donor-sentences';

/** What recurring gifts brought in a month, what changed of it, and what they bring in now. */
export function RecurringChart({ donors }: { donors: DonorAnalytics }) {
  const { recurring, definitions, computed_at } = donors;
  return (
    <ChartPanel
      filters={donors.campaign ? [donors.campaign.title] : []}
      title={texts.recurring}
      definition={definitions.recurring}
      computedAt={computed_at}
      sentence={recurringSentence(recurring)}
      unit={texts.recurring_unit}
      data={recurringData(recurring)}
      period={[recurring.start_day, recurring.end_day]}
      empty={texts.recurring_empty}
    >
      {(data) => (
        <Waterfall
          data={data}
          name="move"
          value="monthly"
          noteOf={(row) => texts.gifts(frenchNumber(figureOf(row, 'gifts') ?? 0))}
          domain="money"
        />
      )}
    </ChartPanel>
  );
}
