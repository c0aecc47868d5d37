import { ContentCreate } from '../../shared/records/ContentCreate';
import { campaignKind } from './campaign-kind';
import { CampaignInputs } from './CampaignInputs';

export default function CampaignCreate() {
  return (
    <ContentCreate kind={campaignKind}>
      <CampaignInputs />
    </ContentCreate>
  );
}
