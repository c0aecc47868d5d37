import Stack from '@mui/material/Stack';
import { SCHOLARSHIP_LIMITS, SCHOLARSHIP_MESSAGES } from '@livres/api/contract';
import {
  AutocompleteInput,
  BooleanInput,
  maxLength,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { SlugInput } from '../../shared/records/SlugInput';
import { EligibilityInputs } from './EligibilityInputs';
import { ApplicationInputs, GrantInputs } from './GrantInputs';
import { MarkdownInput } from './MarkdownInput';
import { scholarship as texts } from './scholarship.fr';
import { LEVEL_CHOICES } from './scholarship-choices';
import { useFieldsOfStudy } from './use-fields-of-study';
import { WordInput } from './WordInput';
import { BY_NAME, byWords } from '../../shared/records/reference-choices';

const VALIDATE = {
  title: [required(SCHOLARSHIP_MESSAGES.title_required), maxLength(SCHOLARSHIP_LIMITS.title)],
  organization: [
    required(SCHOLARSHIP_MESSAGES.organization_required),
    maxLength(SCHOLARSHIP_LIMITS.organization),
  ],
  country: [required(SCHOLARSHIP_MESSAGES.country_required), maxLength(SCHOLARSHIP_LIMITS.country)],
  level: required(SCHOLARSHIP_MESSAGES.level_unknown),
  field_of_study: [
    required(SCHOLARSHIP_MESSAGES.field_required),
    maxLength(SCHOLARSHIP_LIMITS.field_of_study),
  ],
};
const UNIVERSITIES = { kind: 'universite' };

/** The form of a scholarship, new or not, in the order in which an announcement is read. */
export function ScholarshipInputs() {
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.presentation}>
        <TextInput source="title" validate={VALIDATE.title} helperText={help.title} />
        <FormRow>
          <TextInput source="organization" validate={VALIDATE.organization} helperText={help.organization} />
          <ReferenceInput source="university_id" reference="partners" filter={UNIVERSITIES} sort={BY_NAME}>
            <AutocompleteInput optionText="name" filterToQuery={byWords} helperText={help.university} />
          </ReferenceInput>
        </FormRow>
        <WhatAndWhere />
        <SlugInput />
        <BooleanInput source="is_featured" helperText={help.is_featured} />
      </Panel>
      <Panel {...sections.application}>
        <ApplicationInputs />
      </Panel>
      <Panel {...sections.grant}>
        <GrantInputs />
      </Panel>
      <Panel {...sections.texts}>
        <MarkdownInput source="description" />
        <MarkdownInput source="requirements" />
      </Panel>
      <Panel {...sections.eligibility}>
        <EligibilityInputs />
      </Panel>
    </Stack>
  );
}

function WhatAndWhere() {
  const fields = useFieldsOfStudy();
  const { help, countries } = texts;
  return (
    <FormRow>
      <WordInput
        source="country"
        known={countries.known}
        validate={VALIDATE.country}
        helperText={help.country}
      />
      <SelectInput source="level" choices={LEVEL_CHOICES} validate={VALIDATE.level} helperText={false} />
      <WordInput
        source="field_of_study"
        known={fields}
        validate={VALIDATE.field_of_study}
        helperText={help.field_of_study}
      />
    </FormRow>
  );
}
