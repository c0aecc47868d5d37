import type { DonorAnalytics } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { BarsOverTime } from '../../shared/charts/time/BarsOverTime';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { monthsData } from './donor-data';
import { monthsSentence } from './donor-sentences';

const HEIGHT = 290;

/** Who came for the first time, who came again, who left. */
export function MonthsChart({ donors }: { donors: DonorAnalytics }) {
  const { months, definitions, computed_at } = donors;
  const hasAny = months.some((one) => one.donors > 0 || one.lost_donors > 0);
  const [first, last] = [months[0], months.at(-1)];
  return (
    <ChartPanel
      filters={donors.campaign ? [donors.campaign.title] : []}
      title={texts.months}
      definition={definitions.months}
      computedAt={computed_at}
      sentence={monthsSentence(months)}
      unit={texts.months_unit}
      data={monthsData(hasAny ? months : [])}
      period={first && last ? [first.month, last.month] : []}
    >
      {(data) => (
        <BarsOverTime
          data={data}
          x="month"
          bars={[
            { key: 'returning', tone: 'second', note: texts.returning_note },
            { key: 'new', tone: 'main' },
            { key: 'lost', tone: 'loss', note: texts.lost_note },
          ]}
          domain="money"
          height={HEIGHT}
        />
      )}
    </ChartPanel>
  );
}
