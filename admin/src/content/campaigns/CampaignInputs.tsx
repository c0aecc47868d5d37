import Stack from '@mui/material/Stack';
import {
  drawnIllustration,
  type CampaignCategory,
  CAMPAIGN_MESSAGES,
  type CampaignRecord,
} from '@livres/api/contract';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { PictureInput } from '../../shared/pictures/PictureInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { campaign as texts } from './campaign.fr';
import { CATEGORY_CHOICES } from './campaign-choices';
import { CampaignGoalInputs } from './CampaignGoalInputs';
import { endOfParisDay, parisDay, startOfParisDay } from '../../shared/format/paris-day';

const inOrder = (end: string | null, { start_date }: Partial<CampaignRecord>) =>
  end && start_date && end <= start_date ? CAMPAIGN_MESSAGES.dates_order : undefined;

/** The form of a campaign, new or not. */
export function CampaignInputs() {
  const category = useWatch({ name: 'category' }) as CampaignCategory | undefined;
  const slug = (useWatch({ name: 'slug' }) as string | undefined) ?? '';
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.presentation}>
        <TextInput
          source="title"
          validate={required(CAMPAIGN_MESSAGES.title_required)}
          helperText={help.title}
        />
        <TextInput
          source="short_description"
          validate={required(CAMPAIGN_MESSAGES.short_description_required)}
          helperText={help.short_description}
          multiline
          minRows={2}
        />
        <FormRow>
          <SelectInput
            source="category"
            choices={CATEGORY_CHOICES}
            validate={required()}
            helperText={false}
          />
          <TextInput source="location" helperText={help.location} />
        </FormRow>
        <SlugInput />
      </Panel>
      <Panel {...sections.content}>
        <RichTextField source="description" />
      </Panel>
      <CampaignGoalInputs />
      <Panel {...sections.dates}>
        <CampaignDatesInputs />
        <BooleanInput source="featured" helperText={help.featured} />
      </Panel>
      <Panel {...sections.image}>
        <PictureInput
          source="featured_image_id"
          illustration={category && drawnIllustration(category, slug)}
        />
      </Panel>
    </Stack>
  );
}

/** Days in Paris; the end is the last second of its day. */
function CampaignDatesInputs() {
  return (
    <FormRow>
      <TextInput
        source="start_date"
        type="date"
        format={parisDay}
        parse={startOfParisDay}
        helperText={false}
      />
      <TextInput
        source="end_date"
        type="date"
        format={parisDay}
        parse={endOfParisDay}
        validate={inOrder}
        helperText={false}
      />
    </FormRow>
  );
}
