import { PROJECT_MESSAGES, type ProjectRecord } from '@livres/api/contract';
import { TextInput } from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { project as texts } from './project.fr';

const inOrder = (end: string | null, { start_date }: Partial<ProjectRecord>) =>
  end && start_date && end < start_date ? PROJECT_MESSAGES.dates_order : undefined;
const orNull = (day: string) => day || null;

/** Where and when; days have no hour. */
export function ProjectPlaceInputs() {
  return (
    <>
      <TextInput source="location" helperText={texts.help.location} />
      <FormRow>
        <TextInput source="city" helperText={false} />
        <TextInput source="country" helperText={false} />
      </FormRow>
      <FormRow>
        <TextInput source="start_date" type="date" parse={orNull} helperText={false} />
        <TextInput source="end_date" type="date" parse={orNull} validate={inOrder} helperText={false} />
      </FormRow>
    </>
  );
}
