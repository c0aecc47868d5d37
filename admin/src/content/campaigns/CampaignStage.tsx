import type { CampaignRecord } from '@livres/api/contract';
import { SelectInput, useRecordContext } from 'react-admin';
import { campaign as texts } from './campaign.fr';
import { STAGE_CHOICES } from './campaign-choices';

const required = (value: unknown) => (value ? undefined : texts.help.status);

/** Whether a campaign that is online takes gifts; saved with the form. */
export function CampaignStage() {
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
