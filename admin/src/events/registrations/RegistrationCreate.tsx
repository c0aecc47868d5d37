import { TEXT } from './registration-choices';
import Stack from '@mui/material/Stack';
import {
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
  type EventRegistrationRecord,
} from '@livres/api/contract';
import { useState } from 'react';
import { Create, Form, required, SaveButton, TextInput, Toolbar, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formKey } from '../../shared/api/form-key';
import { FormRow } from '../../shared/layout/FormRow';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';
import { Panel } from '../../shared/layout/Panel';
import { registrationPath } from '../shared/registration-paths';
import { blankEntry, entryInput } from './entry-input';
import { EventInput } from './EventInput';
import { QuestionInputs } from './QuestionInputs';
import { entry as texts } from './registration-entry.fr';
import { SeatInputs } from './SeatInputs';
import { SeatsLeft } from './SeatsLeft';

/** Someone who called, or wrote their name on paper. */
export default function RegistrationCreate() {
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = ({ id }: EventRegistrationRecord) => {
    notify(texts.done, { type: 'success' });
    void navigate(registrationPath(id));
  };
  return (
    <Create component="div" redirect={false} mutationOptions={{ onSuccess }} transform={entryInput}>
      <EntryForm />
    </Create>
  );
}

function EntryForm() {
  const [search] = useSearchParams();
  const [blank] = useState(() => blankEntry(search.get('event'), formKey()));
  return (
    <Form defaultValues={blank}>
      <LeavingGuard />
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        <Panel title={texts.where}>
          <EventInput label="resources.event-registrations.fields.event_id" missing={texts.event_missing} />
          <SeatsLeft whenFull={texts.full_help} />
          <SeatInputs />
        </Panel>
        <PersonInputs />
        <QuestionInputs />
        <Toolbar>
          <SaveButton label={texts.save} alwaysEnable />
        </Toolbar>
      </Stack>
    </Form>
  );
}

function PersonInputs() {
  return (
    <Panel title={texts.who} help={texts.who_help}>
      <FormRow>
        <TextInput source="first_name" validate={required(MESSAGES.first_name)} {...TEXT} />
        <TextInput source="last_name" validate={required(MESSAGES.last_name)} {...TEXT} />
      </FormRow>
      <TextInput source="organization" {...TEXT} />
      <FormRow>
        <TextInput source="email" type="email" {...TEXT} />
        <TextInput source="phone" type="tel" {...TEXT} />
      </FormRow>
      <TextInput
        source="special_needs"
        slotProps={{ htmlInput: { maxLength: LIMITS.special_needs } }}
        helperText={false}
        multiline
        minRows={2}
      />
    </Panel>
  );
}
