import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { event as texts } from './event.fr';

const { help, sections } = texts;

/** The place, and where to connect. */
export function EventPlaceInputs() {
  return (
    <>
      <Panel {...sections.place}>
        <AddressInputs />
      </Panel>
      <Panel {...sections.online}>
        <OnlineInputs />
        <TextInput source="recording_url" type="url" helperText={help.recording_url} />
      </Panel>
    </>
  );
}

export function AddressInputs() {
  return (
    <>
      <FormRow>
        <TextInput source="location" helperText={false} />
        <TextInput source="address" helperText={false} />
      </FormRow>
      <FormRow>
        <TextInput source="city" helperText={help.city} />
        <TextInput source="country" helperText={false} />
      </FormRow>
      <FormRow>
        <NumberInput source="latitude" min={-90} max={90} step="any" helperText={help.point} />
        <NumberInput source="longitude" min={-180} max={180} step="any" helperText={help.point} />
      </FormRow>
    </>
  );
}

export function OnlineInputs() {
  const isOnline = useWatch({ name: 'is_online' }) as boolean | undefined;
  return (
    <>
      <BooleanInput source="is_online" helperText={false} />
      {isOnline && <TextInput source="online_url" type="url" helperText={help.online_url} />}
    </>
  );
}
