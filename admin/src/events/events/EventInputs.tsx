import Stack from '@mui/material/Stack';
import { drawnIllustration, EVENT_MESSAGES, type EventType } from '@livres/api/contract';
import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { PictureInput } from '../../shared/pictures/PictureInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import { LANGUAGE_CHOICES, TYPE_CHOICES } from './event-choices';
import { event as texts } from './event.fr';
import { EventAccessInputs, EventContactInputs } from './EventAccessInputs';
import { EventPlaceInputs } from './EventPlaceInputs';
import { EventPriceInputs } from './EventPriceInputs';
import { EventRegistrationInputs } from './EventRegistrationInputs';
import { EventWhenInputs } from './EventWhenInputs';
import { BY_NAME, byWords } from '../../shared/records/reference-choices';

/** The form of an event, new or not, in the order in which one is planned. */
export function EventInputs() {
  const type = useWatch({ name: 'event_type' }) as EventType | undefined;
  const slug = (useWatch({ name: 'slug' }) as string | undefined) ?? '';
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.presentation}>
        <TextInput
          source="title"
          validate={required(EVENT_MESSAGES.title_required)}
          helperText={help.title}
        />
        <TextInput
          source="short_description"
          validate={required(EVENT_MESSAGES.short_description_required)}
          helperText={help.short_description}
          multiline
          minRows={2}
        />
        <FormRow>
          <SelectInput source="event_type" choices={TYPE_CHOICES} validate={required()} helperText={false} />
          <SelectInput
            source="language"
            choices={LANGUAGE_CHOICES}
            validate={required()}
            helperText={false}
          />
        </FormRow>
        <ReferenceArrayInput source="tag_ids" reference="tags" perPage={100} sort={BY_NAME}>
          <AutocompleteArrayInput optionText="name" filterToQuery={byWords} helperText={help.tag_ids} />
        </ReferenceArrayInput>
        <SlugInput />
        <BooleanInput source="featured" helperText={help.featured} />
      </Panel>
      <EventWhenInputs />
      <EventPlaceInputs />
      <EventPriceInputs />
      <EventRegistrationInputs />
      <EventAccessInputs />
      <EventContactInputs />
      <Panel {...sections.content}>
        <RichTextField source="description" />
      </Panel>
      <Panel {...sections.image}>
        <PictureInput
          source="featured_image_id"
          illustration={type && drawnIllustration(`event-${type}`, slug)}
        />
      </Panel>
    </Stack>
  );
}
