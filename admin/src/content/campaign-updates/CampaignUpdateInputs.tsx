import Stack from '@mui/material/Stack';
import { CAMPAIGN_UPDATE_LIMITS, CAMPAIGN_UPDATE_MESSAGES } from '@livres/api/contract';
import {
  AutocompleteInput,
  maxLength,
  ReferenceInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { dayOrNull } from '../../shared/format/day-or-null';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { PictureInput } from '../../shared/pictures/PictureInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { campaignUpdate as texts } from './campaign-update.fr';

const asked = (q: string) => ({ q });
const VALIDATE = {
  title: [required(CAMPAIGN_UPDATE_MESSAGES.title_required), maxLength(CAMPAIGN_UPDATE_LIMITS.title)],
  campaign: required(CAMPAIGN_UPDATE_MESSAGES.campaign_required),
};

/** The form of an update, new or not. */
export function CampaignUpdateInputs() {
  const { sections, help } = texts;
  const isNew = useRecordContext()?.id === undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.what}>
        <TextInput source="title" validate={VALIDATE.title} helperText={help.title} />
        <FormRow>
          <ReferenceInput source="campaign_id" reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
            <AutocompleteInput
              optionText="title"
              filterToQuery={asked}
              validate={VALIDATE.campaign}
              helperText={isNew && help.campaign}
              readOnly={!isNew}
            />
          </ReferenceInput>
          <TextInput source="date" type="date" parse={dayOrNull} helperText={help.date} />
        </FormRow>
        <SlugInput />
      </Panel>
      <Panel {...sections.content}>
        <RichTextField source="content" />
      </Panel>
      <Panel {...sections.image}>
        <PictureInput source="featured_image_id" />
      </Panel>
    </Stack>
  );
}
