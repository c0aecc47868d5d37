import { type DonorAnalytics, SMALL_COHORT } from '@livres/api/contract';
import { HeatMap } from '../../shared/charts/grid/HeatMap';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { monthName } from '../../shared/format/calendar-days';
import { monthOf, presentMonth } from './cohort-returns';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { COHORT_CELLS, cohortsData } from './donor-data';
import { cohortsSentence } from './donor-sentences';

/** Of those who came first in a month, how many gave again in each one after. */
export function CohortsChart({ donors }: { donors: DonorAnalytics }) {
  const { cohorts, definitions, computed_at } = donors;
  const present = presentMonth(cohorts);
  return (
    <ChartPanel
      filters={donors.campaign ? [donors.campaign.title] : []}
      title={texts.cohorts}
      definition={definitions.cohorts}
      computedAt={computed_at}
      sentence={cohortsSentence(cohorts)}
      unit={texts.cohorts_unit}
      data={cohortsData(cohorts)}
      period={cohorts[0] ? [cohorts[0].month, present.slice(0, 7)] : []}
    >
      {(data) => (
        <HeatMap
          data={data}
          name="month"
          size="donors"
          plain={['m0']}
          cells={COHORT_CELLS}
          ringed={{
            is: ({ values }, key) =>
              monthOf(String(values['month']).slice(0, 7), Number(key.slice(1))) === present,
            text: texts.ringed(monthName(present)),
          }}
          few={{ below: SMALL_COHORT, text: texts.few }}
          steps="ranks"
          hasSteps
        />
      )}
    </ChartPanel>
  );
}
