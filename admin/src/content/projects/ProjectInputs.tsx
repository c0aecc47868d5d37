import Stack from '@mui/material/Stack';
import { PROJECT_MESSAGES, type ProjectAction } from '@livres/api/contract';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { MediaInput } from '../shared/MediaInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { project as texts } from './project.fr';
import { ACTION_CHOICES, STATUS_CHOICES } from './project-choices';
import { ProjectFigureInputs } from './ProjectFigureInputs';
import { ProjectLinkInputs } from './ProjectLinkInputs';
import { ProjectPlaceInputs } from './ProjectPlaceInputs';

/** The form of a project, new or not. */
export function ProjectInputs() {
  const action = useWatch({ name: 'action' }) as ProjectAction | undefined;
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
        <MediaInput source="featured_image_id" category={action && `projet-${action}`} />
      </Panel>
    </Stack>
  );
}
