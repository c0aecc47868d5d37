import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { GIVER_CHOICES } from './gift-choices';

/** Who gave: fields of an organisation only for one. */
export function DonorInputs() {
  const type = useWatch({ name: 'donor_type' }) as string | undefined;
  const isPerson = type === undefined || type === 'particulier';
  return (
    <>
      <SelectInput source="donor_type" choices={GIVER_CHOICES} helperText={false} validate={[]} />
      {!isPerson && (
        <FormRow>
          <TextInput source="organization_name" helperText={false} autoComplete="off" />
          <TextInput
            source="siren"
            helperText={false}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextInput source="legal_form" helperText={false} autoComplete="off" />
        </FormRow>
      )}
      <FormRow>
        <TextInput source="first_name" helperText={false} autoComplete="off" />
        <TextInput source="last_name" helperText={false} autoComplete="off" />
      </FormRow>
      <TextInput source="email" type="email" helperText={false} autoComplete="off" />
      <TextInput source="street_address" helperText={false} autoComplete="off" />
      <FormRow>
        <TextInput source="postal_code" helperText={false} autoComplete="off" />
        <TextInput source="city" helperText={false} autoComplete="off" />
        <TextInput source="country" helperText={false} autoComplete="off" />
      </FormRow>
    </>
  );
}
