import { ContentEdit } from '../shared/publishing/ContentEdit';
import { campaignKind } from './campaign-kind';
import { CampaignInputs } from './CampaignInputs';
import { CampaignStage } from './CampaignStage';
import { CampaignGiftsPanel } from '../shared/giving/CampaignGiftsPanel';
import { CampaignTotalsPanel } from './CampaignTotalsPanel';

export default function CampaignEdit({ id }: { id?: number }) {
  return (
    <ContentEdit
      kind={campaignKind}
      id={id}
      publication={<CampaignStage />}
      aside={
        <>
          <CampaignTotalsPanel />
          <CampaignGiftsPanel />
        </>
      }
    >
      <CampaignInputs />
    </ContentEdit>
  );
}
