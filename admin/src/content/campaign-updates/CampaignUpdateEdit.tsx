import { useContext } from 'react';
import { ContentEdit } from '../../shared/records/ContentEdit';
import { CampaignUpdateAside } from './campaign-update-aside';
import { campaignUpdateKind } from './campaign-update-kind';
import { CampaignUpdateInputs } from './CampaignUpdateInputs';

export default function CampaignUpdateEdit({ id }: { id?: number }) {
  return (
    <ContentEdit kind={campaignUpdateKind} id={id} aside={useContext(CampaignUpdateAside)}>
      <CampaignUpdateInputs />
    </ContentEdit>
  );
}
