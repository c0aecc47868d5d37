import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { timeOf } from './campaign-dates';
import { CampaignCard } from './CampaignCard';
import { useCampaignChoices } from './use-campaign-analytics';

const TIMES = ['running', 'coming', 'over'] as const;

/** All campaigns, to choose one of: those that run first, the latest first among them. */
export function CampaignChoices() {
  const { data: choices, error, refetch, dataUpdatedAt } = useCampaignChoices();
  const parts = TIMES.map((time) => ({
    time,
    campaigns: (choices ?? []).filter((one) => timeOf(one, dataUpdatedAt) === time),
  }));
  return (
    <AnalyticsScreen title={texts.title} help={texts.help}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!choices && !error && <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} data-pending />}
      {choices?.length === 0 && (
        <Box sx={{ mt: 2 }}>
          <Panel title={texts.none} help={texts.none_help}>
            {null}
          </Panel>
        </Box>
      )}
      {parts.map(
        ({ time, campaigns }) =>
          campaigns.length > 0 && (
            <Box component="section" key={time} sx={{ mt: 3 }}>
              <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
                {texts[time]}
              </Typography>
              <Box component="ul" sx={LIST}>
                {campaigns.map((campaign) => (
                  <CampaignCard key={campaign.id} campaign={campaign} />
                ))}
              </Box>
            </Box>
          ),
      )}
    </AnalyticsScreen>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
} as const;
