import { useContext } from 'react';
import { ContentEdit } from '../../shared/records/ContentEdit';
import { CampaignAside } from './campaign-aside';
import { campaignKind } from './campaign-kind';
import { CampaignInputs } from './CampaignInputs';
import { CampaignTotalsPanel } from './CampaignTotalsPanel';
import type { CampaignRecord } from '@livres/api/contract';
import { SelectInput, useRecordContext } from 'react-admin';
import { campaign as texts } from './campaign.fr';
import { STAGE_CHOICES } from './campaign-choices';

const required = (value: unknown) => (value ? undefined : texts.help.status);

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

/** Whether a campaign that is online takes gifts; saved with the form. */
function CampaignStage() {
  const record = useRecordContext<CampaignRecord>();
  if (!record?.is_live) return null;
  return (
    <SelectInput
      source="status"
      label={texts.stage}
      choices={STAGE_CHOICES}
      validate={required}
      helperText={texts.help.status}
    />
  );
}
