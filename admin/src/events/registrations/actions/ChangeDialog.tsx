import { REGISTRATION_LIMITS as LIMITS, REGISTRATION_MESSAGES as MESSAGES } from '@livres/api/contract';
import { required, SelectInput, TextInput, useNotify } from 'react-admin';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { FormRow } from '../../../shared/layout/FormRow';
import { SEAT_CHOICES, TEXT } from '../registration-choices';
import { acts } from '../registration-actions.fr';
import { registrationMessages } from '../registration.fr';
import { personOf, registrationChanges } from './registration-changes';
import type { RegistrationDialogProps } from './registration-dialog';

const { change } = acts;

/** Corrects who it is, and how many seats. */
export function ChangeDialog({ registration, onClose }: RegistrationDialogProps) {
  const notify = useNotify();
  const { id, version: seen } = registration;
  const before = personOf(registration);
  return (
    <ActionDialog
      name={`registration-change-${id}`}
      title={change.title}
      action={change.action}
      done={change.done}
      blank={{ ...before }}
      onSend={(values, version = seen) =>
        api.put(`/admin/event-registrations/${id}`, { ...registrationChanges(values, before), version })
      }
      onDone={() => {
        notify(change.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <FormRow>
        <TextInput
          source="first_name"
          label={registrationMessages.fields.first_name}
          validate={required(MESSAGES.first_name)}
          {...TEXT}
        />
        <TextInput
          source="last_name"
          label={registrationMessages.fields.last_name}
          validate={required(MESSAGES.last_name)}
          {...TEXT}
        />
      </FormRow>
      <TextInput source="organization" label={registrationMessages.fields.organization} {...TEXT} />
      <FormRow>
        <TextInput source="email" label={registrationMessages.fields.email} type="email" {...TEXT} />
        <TextInput source="phone" label={registrationMessages.fields.phone} type="tel" {...TEXT} />
      </FormRow>
      <SelectInput
        source="seats"
        label={registrationMessages.fields.seats}
        choices={SEAT_CHOICES}
        validate={required(MESSAGES.seats)}
        helperText={change.seats_help}
      />
      <TextInput
        source="special_needs"
        label={registrationMessages.fields.special_needs}
        slotProps={{ htmlInput: { maxLength: LIMITS.special_needs } }}
        helperText={false}
        multiline
        minRows={2}
      />
    </ActionDialog>
  );
}
