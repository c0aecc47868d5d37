import Box from '@mui/material/Box';
import { PagePictureButton } from '../../shared/charts/panel/PagePictureButton';
import { mayDo } from '../../shared/rights/rights';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { useCampaignInAddress } from '../shared/campaign-address';
import { CampaignFilter } from '../shared/CampaignFilter';
import { dayRange } from '../shared/day-range';
import { CHART_GRID, WIDE } from '../shared/chart-grid';
import { MeasureChart, useMeasure } from '../shared/MeasureChart';
import { PeriodBar } from '../shared/PeriodBar';
import { useChosenSubjects } from '../shared/use-chosen-subjects';
import { usePeriod } from '../shared/period-address';
import { GiftFlowChart } from './GiftFlowChart';
import { LibrariesMap } from './LibrariesMap';
import { useOverview } from './use-overview';
import { visualizations as texts } from './visualizations.fr';
import { YearsCharts } from './YearsCharts';

const PERIODS = ['30_days', 'quarter', 'year', '12_months', 'all', 'dates'] as const;

/** Map, years, breakdowns and flow: one period and one campaign for all that has them. */
export default function VisualizationsPage() {
  const { period, setPeriod } = usePeriod({ period: '12_months', against: 'last_year' });
  const { campaign, setCampaign } = useCampaignInAddress();
  const seesMoney = mayDo('giving', 'read');
  const { data: overview } = useOverview();
  const asked = { ...period, ...(campaign && { campaign }) };
  const filters = useChosenSubjects(asked).map(({ label }) => label);
  const { data: known } = useMeasure({ measure: 'books', dimension: 'step', ...asked });
  const computedAt = known?.computed_at;
  const charts = (
    <Box sx={CHART_GRID}>
      <Box sx={WIDE}>
        <LibrariesMap overview={overview} computedAt={computedAt} />
      </Box>
      <YearsCharts overview={overview} computedAt={computedAt} />
      {seesMoney && (
        <>
          <Box sx={WIDE}>
            <GiftFlowChart asked={asked} />
          </Box>
          <MeasureChart question={{ measure: 'raised', dimension: 'method', ...asked }} domain="money" />
          <MeasureChart question={{ measure: 'raised', dimension: 'source', ...asked }} domain="money" />
          <MeasureChart question={{ measure: 'raised', dimension: 'region', ...asked }} domain="money" />
          <MeasureChart question={{ measure: 'raised', dimension: 'campaign', ...asked }} domain="money" />
          <MeasureChart question={{ measure: 'raised', dimension: 'donor_type', ...asked }} domain="money" />
          <MeasureChart question={{ measure: 'raised', dimension: 'frequency', ...asked }} domain="money" />
        </>
      )}
      <MeasureChart question={{ measure: 'books', dimension: 'campaign', ...asked }} domain="goods" />
      {mayDo('physical-donations', 'read') && (
        <MeasureChart
          question={{ measure: 'physical_donations', dimension: 'kind', ...asked }}
          domain="goods"
        />
      )}
    </Box>
  );
  return (
    <AnalyticsScreen
      title={texts.title}
      help={texts.help}
      actions={
        known && (
          <PagePictureButton
            title={texts.title}
            subtitle={[dayRange(known.from, known.to), ...filters].join(', ')}
            computedAt={known.computed_at}
            period={[known.from, known.to]}
          >
            {charts}
          </PagePictureButton>
        )
      }
    >
      <PeriodBar periods={PERIODS} asked={period} onChange={setPeriod} days={known}>
        <CampaignFilter campaign={campaign} onChange={setCampaign} />
      </PeriodBar>
      {charts}
    </AnalyticsScreen>
  );
}
