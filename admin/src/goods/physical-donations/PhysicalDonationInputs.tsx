import { PHYSICAL_DONATION_LIMITS as LIMITS, PHYSICAL_DONATION_MESSAGES as says } from '@livres/api/contract';
import {
  BooleanInput,
  CheckboxGroupInput,
  FormDataConsumer,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { DAY_CHOICES, DONOR_CHOICES, SLOT_CHOICES } from './physical-donation-choices';
import { texts } from './physical-donation.fr';

const { edit } = texts;
const long = { multiline: true, minRows: 2, validate: maxLength(LIMITS.note), helperText: false } as const;

export function DonorInputs() {
  return (
    <Panel title={edit.donor}>
      <FormRow>
        <SelectInput source="donor_type" choices={DONOR_CHOICES} validate={required(says.donor_type)} />
        <FormDataConsumer<{ donor_type: string }>>
          {({ formData }) => formData.donor_type !== 'particulier' && <Organization />}
        </FormDataConsumer>
      </FormRow>
      <TextInput source="contact_name" validate={required(says.contact_name)} autoComplete="off" />
      <FormRow>
        <TextInput source="email" type="email" validate={required(says.email_missing)} autoComplete="off" />
        <TextInput source="phone" type="tel" validate={required(says.phone_missing)} autoComplete="off" />
      </FormRow>
    </Panel>
  );
}

const Organization = () => <TextInput source="organization_name" autoComplete="off" />;

export function PlaceInputs() {
  return (
    <Panel title={edit.place}>
      <TextInput source="street_address" validate={required(says.street_address)} autoComplete="off" />
      <FormRow>
        <TextInput source="postal_code" validate={required(says.postal_code)} autoComplete="off" />
        <TextInput source="city" validate={required(says.city)} autoComplete="off" />
        <TextInput source="country" autoComplete="off" />
      </FormRow>
      <TextInput source="access_info" {...long} />
      <FormRow>
        <NumberInput source="floor_number" min={0} max={LIMITS.floor} step={1} />
        <BooleanInput source="has_elevator" />
        <BooleanInput source="parking_available" />
        <BooleanInput source="requires_help" />
      </FormRow>
    </Panel>
  );
}

export function WishInputs() {
  return (
    <Panel title={edit.wishes}>
      <CheckboxGroupInput
        source="pickup_availability.preferred_days"
        choices={DAY_CHOICES}
        validate={required(says.preferred_days)}
      />
      <CheckboxGroupInput
        source="pickup_availability.time_slots"
        choices={SLOT_CHOICES}
        validate={required(says.time_slots)}
      />
      <TextInput source="pickup_availability.special_requirements" {...long} />
      <TextInput source="special_instructions" {...long} />
    </Panel>
  );
}
