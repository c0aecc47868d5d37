import { useContext } from 'react';
import { ContentEdit } from '../../shared/records/ContentEdit';
import { CampaignAside } from './campaign-aside';
import { campaignKind } from './campaign-kind';
import { CampaignInputs } from './CampaignInputs';
import { CampaignStage } from './CampaignStage';
import { CampaignTotalsPanel } from './CampaignTotalsPanel';

export default function CampaignEdit({ id }: { id?: number }) {
  const aside = useContext(CampaignAside);
  return (
    <ContentEdit
      kind={campaignKind}
      id={id}
      publication={<CampaignStage />}
      aside={
        <>
          <CampaignTotalsPanel />
          {aside}
        </>
      }
    >
      <CampaignInputs />
    </ContentEdit>
  );
}
