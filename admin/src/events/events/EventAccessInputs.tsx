import { BooleanInput, TextInput } from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { event as texts } from './event.fr';

const { help, sections } = texts;
const several = { multiline: true, minRows: 2, helperText: false } as const;

/** How to come, and what one finds there. */
export function EventAccessInputs() {
  return (
    <Panel {...sections.access}>
      <TextInput source="public_transport_info" {...several} />
      <TextInput source="parking_info" {...several} />
      <TextInput source="accessibility_info" {...several} />
      <FormRow>
        <BooleanInput source="food_provided" helperText={false} />
        <BooleanInput source="wifi_available" helperText={false} />
      </FormRow>
    </Panel>
  );
}

export function EventContactInputs() {
  return (
    <Panel {...sections.contact} help={help.contact}>
      <FormRow>
        <TextInput source="organizer_first_name" helperText={false} />
        <TextInput source="organizer_last_name" helperText={false} />
      </FormRow>
      <FormRow>
        <TextInput source="contact_email" type="email" helperText={false} />
        <TextInput source="contact_phone" type="tel" helperText={false} />
      </FormRow>
      <TextInput source="contact_website" type="url" helperText={false} />
    </Panel>
  );
}
