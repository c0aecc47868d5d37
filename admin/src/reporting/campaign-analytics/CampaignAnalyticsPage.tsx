import { CampaignChoices } from './CampaignChoices';
import { CampaignScreen } from './CampaignScreen';
import { useChosenCampaigns } from './use-campaign-analytics';

/** One campaign, by an address that can be shared; without one, all of them to choose from. */
export default function CampaignAnalyticsPage() {
  const { campaign, other, choose, compare } = useChosenCampaigns();
  if (campaign === undefined) return <CampaignChoices />;
  return <CampaignScreen id={campaign} other={other} onChoose={choose} onCompare={compare} />;
}
