import Box from '@mui/material/Box';
import type { CampaignAnalytics, CampaignFacts } from '@livres/api/contract';
import { ChartTable } from '../../shared/layout/ChartTable';
import { Panel } from '../../shared/layout/Panel';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { sideBySide } from './side-by-side';

interface Props {
  campaign: CampaignFacts;
  other: CampaignFacts;
  aligned: CampaignAnalytics['aligned'];
}

/** The same facts of both campaigns. */
export const SideBySide = ({ campaign, other, aligned }: Props) => (
  <Panel title={texts.side_by_side}>
    <Box sx={{ overflowWrap: 'anywhere', '& td:nth-of-type(1)': { fontWeight: 700 } }}>
      <ChartTable
        caption={texts.side_by_side}
        heads={[texts.fact, campaign.title, other.title]}
        rows={sideBySide(campaign, other, aligned)}
      />
    </Box>
  </Panel>
);
