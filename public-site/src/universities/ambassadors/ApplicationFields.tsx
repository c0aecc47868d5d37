import {
  AMBASSADOR_DEFAULTS as DEFAULTS,
  AMBASSADOR_LIMITS as LIMITS,
  AVAILABILITY_HOURS,
  STUDENT_LEVEL_LABELS,
} from '@livres/api/contract';
import type { AskedScholarship } from '../shared/asked-scholarship';
import { ChoiceGroup, asLabels } from '../../shared/ui/ChoiceGroup';
import { COUNTRIES_ID, CountriesOfStudy } from '../shared/CountriesOfStudy';
import { EmailField } from '../../shared/ui/EmailField';
import { Select, TextArea, TextField } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { ambassadorsContent as content } from './ambassadors.content';
import { tickedOf } from './application-form';

const { fields, parts } = content;
const LEVELS = [
  { value: '', label: fields.chooseLevel },
  ...Object.entries(STUDENT_LEVEL_LABELS)
    .filter(([value]) => value !== 'terminale')
    .map(([value, label]) => ({ value, label })),
];
const HOURS = AVAILABILITY_HOURS.map((hours) => ({ value: String(hours), label: content.hours(hours) }));

interface ApplicationFieldsProps {
  errors: Record<string, string>;
  values: Record<string, string>;
  scholarship: AskedScholarship | null;
}

export function ApplicationFields({ errors, values, scholarship }: ApplicationFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <FormPart legend={parts.who}>
        <TextField
          {...field('first_name')}
          label={fields.first_name}
          autoComplete="given-name"
          required
          maxLength={LIMITS.name}
        />
        <TextField
          {...field('last_name')}
          label={fields.last_name}
          autoComplete="family-name"
          required
          maxLength={LIMITS.name}
        />
        <EmailField {...field('email')} label={fields.email} help={fields.emailHelp} />
      </FormPart>
      <FormPart legend={parts.studies}>
        <TextField
          {...field('university')}
          label={fields.university}
          required
          maxLength={LIMITS.university}
        />
        <TextField
          {...field('country_study')}
          defaultValue={values['country_study'] ?? scholarship?.country}
          label={fields.country_study}
          list={COUNTRIES_ID}
          required
          maxLength={LIMITS.country}
        />
        <Select {...field('current_level')} label={fields.current_level} choices={LEVELS} required />
        <TextField
          {...field('field_of_study')}
          label={fields.field_of_study}
          required
          maxLength={LIMITS.field_of_study}
        />
        <TextField
          {...field('scholarship_type')}
          defaultValue={values['scholarship_type'] ?? scholarship?.title}
          label={fields.scholarship_type}
          help={fields.scholarshipHelp}
          required
          maxLength={LIMITS.university}
        />
      </FormPart>
      <FormPart legend={parts.giving}>
        <TextArea
          {...field('bio')}
          label={fields.motivation}
          help={fields.motivationHelp}
          rows={7}
          required
          maxLength={LIMITS.text}
        />
        <ChoiceGroup
          kind="radio"
          name="availability"
          legend={fields.availability}
          help={fields.availabilityHelp}
          choices={HOURS}
          chosen={[values['availability'] ?? '']}
          error={errors['availability']}
          required
        />
        <ChoiceGroup
          kind="checkbox"
          name="languages"
          legend={fields.languages}
          choices={asLabels(content.languages)}
          chosen={tickedOf(values, 'languages') ?? DEFAULTS.languages}
          error={errors['languages']}
        />
        <ChoiceGroup
          kind="checkbox"
          name="expertise_areas"
          legend={fields.expertise}
          choices={asLabels(content.expertise)}
          chosen={tickedOf(values, 'expertise_areas') ?? []}
          error={errors['expertise_areas']}
        />
      </FormPart>
      <CountriesOfStudy />
    </>
  );
}
