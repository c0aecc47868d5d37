import Stack from '@mui/material/Stack';
import {
  drawnIllustration,
  PROJECT_MESSAGES,
  type ProjectAction,
  type ProjectRecord,
} from '@livres/api/contract';
import {
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  maxValue,
  minValue,
  NumberInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayOrNull } from '../../shared/format/day-or-null';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { PictureInput } from '../../shared/pictures/PictureInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { project as texts } from './project.fr';
import { ACTION_CHOICES, STATUS_CHOICES } from './project-choices';

const inOrder = (end: string | null, { start_date }: Partial<ProjectRecord>) =>
  end && start_date && end < start_date ? PROJECT_MESSAGES.dates_order : undefined;

const asked = (q: string) => ({ q });

const notNegative = [minValue(0)];

const percentage = [minValue(0), maxValue(100)];

const whole = { min: 0, step: 1, helperText: false } as const;

/** The form of a project, new or not. */
export function ProjectInputs() {
  const action = useWatch({ name: 'action' }) as ProjectAction | undefined;
  const slug = (useWatch({ name: 'slug' }) as string | undefined) ?? '';
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.presentation}>
        <TextInput
          source="title"
          validate={required(PROJECT_MESSAGES.title_required)}
          helperText={help.title}
        />
        <TextInput
          source="short_description"
          validate={required(PROJECT_MESSAGES.short_description_required)}
          helperText={help.short_description}
          multiline
          minRows={2}
        />
        <FormRow>
          <SelectInput
            source="action"
            choices={ACTION_CHOICES}
            validate={required(PROJECT_MESSAGES.action_unknown)}
            helperText={false}
          />
          <SelectInput
            source="status"
            choices={STATUS_CHOICES}
            validate={required(PROJECT_MESSAGES.status_unknown)}
            helperText={false}
          />
        </FormRow>
        <SlugInput />
        <BooleanInput source="featured" helperText={help.featured} />
      </Panel>
      <Panel {...sections.content}>
        <RichTextField source="description" />
      </Panel>
      <Panel {...sections.where}>
        <ProjectPlaceInputs />
      </Panel>
      <Panel {...sections.figures}>
        <ProjectFigureInputs />
      </Panel>
      <Panel {...sections.links}>
        <ProjectLinkInputs />
      </Panel>
      <Panel {...sections.image}>
        <PictureInput
          source="featured_image_id"
          illustration={action && drawnIllustration(`projet-${action}`, slug)}
        />
      </Panel>
    </Stack>
  );
}

/** How far the project is, and what it counts. */
function ProjectFigureInputs() {
  const status = useWatch({ name: 'status' }) as string | undefined;
  return (
    <>
      {status === 'in_progress' && (
        <NumberInput
          source="progress"
          min={0}
          max={100}
          step={5}
          validate={percentage}
          helperText={texts.help.progress}
        />
      )}
      <FormRow>
        <NumberInput source="books_count" {...whole} validate={notNegative} />
        <NumberInput source="libraries_count" {...whole} validate={notNegative} />
        <NumberInput source="beneficiaries_count" {...whole} validate={notNegative} />
      </FormRow>
    </>
  );
}

/** With whom, and where one may give for it. */
function ProjectLinkInputs() {
  return (
    <>
      <ReferenceArrayInput source="partner_ids" reference="partners" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput optionText="name" filterToQuery={asked} helperText={false} />
      </ReferenceArrayInput>
      <ReferenceInput source="campaign_id" reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
        <AutocompleteInput optionText="title" filterToQuery={asked} helperText={texts.help.campaign} />
      </ReferenceInput>
    </>
  );
}

/** Where and when; days have no hour. */
function ProjectPlaceInputs() {
  return (
    <>
      <TextInput source="location" helperText={texts.help.location} />
      <FormRow>
        <TextInput source="city" helperText={false} />
        <TextInput source="country" helperText={false} />
      </FormRow>
      <FormRow>
        <TextInput source="start_date" type="date" parse={dayOrNull} helperText={false} />
        <TextInput source="end_date" type="date" parse={dayOrNull} validate={inOrder} helperText={false} />
      </FormRow>
    </>
  );
}
