import { REGISTRATION_LIMITS as LIMITS } from '@livres/api/contract';
import { TextArea, TextField } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { registrationFormContent as content } from './registration-form.content';
import { fieldId, type RegistrationValues } from './registration-values';

interface ParticipantFieldsProps {
  values: RegistrationValues;
  errors: Record<string, string>;
}

/** Who comes, and how to reach them. */
export function ParticipantFields({ values, errors }: ParticipantFieldsProps) {
  const of = (name: 'first_name' | 'last_name' | 'email' | 'phone' | 'organization' | 'special_needs') => ({
    name,
    id: fieldId(name),
    label: content[name],
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <FormPart legend={content.who}>
      <TextField {...of('first_name')} autoComplete="given-name" maxLength={LIMITS.name} required />
      <TextField {...of('last_name')} autoComplete="family-name" maxLength={LIMITS.name} required />
      <TextField
        {...of('email')}
        type="email"
        help={content.emailHelp}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <TextField
        {...of('phone')}
        type="tel"
        help={content.phoneHelp}
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
      />
      <TextField {...of('organization')} autoComplete="organization" maxLength={LIMITS.organization} />
      <TextArea
        {...of('special_needs')}
        help={content.special_needsHelp}
        rows={2}
        maxLength={LIMITS.special_needs}
      />
    </FormPart>
  );
}
