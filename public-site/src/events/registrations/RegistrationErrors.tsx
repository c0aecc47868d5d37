import type { PublicEvent } from '@livres/api/contract';
import type { MouseEvent } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { registrationFormContent as content } from './registration-form.content';
import { fieldId, questionField } from './registration-values';

interface RegistrationErrorsProps {
  event: PublicEvent;
  errors: Record<string, string>;
}

/** Everything that is to be corrected, in the order of the form; each line leads to its field. */
export function RegistrationErrors({ event, errors }: RegistrationErrorsProps) {
  const wrong = fieldsOf(event).flatMap(({ name, label }) => {
    const error = errors[name];
    return error ? [{ name, label, error }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <FormOutcome isDone={false}>
      <strong>{content.toCorrect(wrong.length)}</strong>
      {wrong.map(({ name, label, error }) => (
        <p key={name}>
          <a href={`#${fieldId(name)}`} onClick={toField}>
            {label}
          </a>{' '}
          {error}
        </p>
      ))}
    </FormOutcome>
  );
}

/** Goes to the field without another address in the browser's history. */
function toField(click: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(click.currentTarget.hash.slice(1)));
  if (!field) return;
  click.preventDefault();
  field.focus();
}

function fieldsOf({ questions }: PublicEvent): { name: string; label: string }[] {
  const { corrected } = content;
  const own = ['first_name', 'last_name', 'email', 'phone', 'organization', 'special_needs'] as const;
  return [
    { name: 'seats', label: corrected.seats },
    { name: 'code', label: corrected.code },
    ...own.map((name) => ({ name, label: content[name] })),
    ...questions.map(({ id, label }) => ({ name: questionField(id), label: withFrenchSpaces(label) })),
    { name: 'donation_amount', label: corrected.donation_amount },
    { name: 'consent', label: corrected.consent },
  ];
}
