import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { PagePictureButton } from '../../shared/charts/panel/PagePictureButton';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { mayDo } from '../../shared/rights/rights';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { useCampaignInAddress } from '../shared/campaign-address';
import { CampaignFilter } from '../shared/CampaignFilter';
import { dayRange } from '../shared/day-range';
import { PeriodBar } from '../shared/PeriodBar';
import { usePeriod } from '../shared/period-address';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { DonorCharts } from './DonorCharts';
import { useDonorAnalytics } from './use-donor-analytics';

const PERIODS = ['quarter', '12_months', 'year', 'all', 'dates'] as const;

/** Who comes, who comes back, who leaves; what comes in each month. */
export default function DonorAnalyticsPage() {
  const { period, setPeriod } = usePeriod({ period: 'year', against: 'last_year' });
  const { campaign, setCampaign } = useCampaignInAddress();
  const asked = { ...period, ...(campaign && { campaign }) };
  const { data: donors, error, refetch } = useDonorAnalytics(asked);
  const charts = donors && <DonorCharts donors={donors} onClearCampaign={() => setCampaign(undefined)} />;
  return (
    <AnalyticsScreen
      title={texts.title}
      help={texts.help}
      actions={
        donors && (
          <PagePictureButton
            title={texts.title}
            subtitle={texts.report(dayRange(donors.from, donors.to), donors.campaign?.title ?? '')}
            computedAt={donors.computed_at}
            period={[donors.from, donors.to]}
          >
            {charts}
          </PagePictureButton>
        )
      }
    >
      {!mayDo('users', 'export') && (
        <Alert severity="info" icon={<LockIcon fontSize="inherit" />} sx={{ mt: 2 }}>
          <strong>{texts.masked}</strong> {texts.masked_reason}
        </Alert>
      )}
      <PeriodBar periods={PERIODS} asked={period} onChange={setPeriod} days={donors}>
        <CampaignFilter campaign={campaign} onChange={setCampaign} />
      </PeriodBar>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!donors && !error && <Skeleton variant="rounded" height={900} data-pending />}
      {!error && charts}
    </AnalyticsScreen>
  );
}
