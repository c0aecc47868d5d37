import {
  ACCOMPANIMENT_DEFAULTS as DEFAULTS,
  ACCOMPANIMENT_LIMITS as LIMITS,
  STUDENT_LEVEL_LABELS,
  SUPPORT_TYPE_LABELS,
} from '@livres/api/contract';
import { COUNTRIES_ID, CountriesOfStudy } from '../shared/CountriesOfStudy';
import { EmailField } from '../../shared/ui/EmailField';
import { Select, TextArea, TextField, optionsOf } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { accompanimentContent as content } from './accompaniment.content';

const { fields, parts } = content;
const LEVELS = [{ value: '', label: fields.chooseLevel }, ...optionsOf(STUDENT_LEVEL_LABELS)];

interface RequestFieldsProps {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Of the scholarship that the request is about. */
  country?: string;
}

export function RequestFields({ errors, values, country }: RequestFieldsProps) {
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
        <TextField
          {...field('phone_number')}
          type="tel"
          label={fields.phone_number}
          help={fields.phoneHelp}
          autoComplete="tel"
          inputMode="tel"
          maxLength={LIMITS.phone}
        />
      </FormPart>
      <FormPart legend={parts.studies}>
        <Select {...field('current_level')} label={fields.current_level} choices={LEVELS} required />
        <TextField
          {...field('field_of_study')}
          label={fields.field_of_study}
          help={fields.fieldHelp}
          required
          maxLength={LIMITS.field_of_study}
        />
      </FormPart>
      <FormPart legend={parts.need}>
        <Select
          {...field('support_type')}
          defaultValue={values['support_type'] ?? DEFAULTS.support_type}
          label={fields.support_type}
          choices={optionsOf(SUPPORT_TYPE_LABELS)}
        />
        <Select
          {...field('urgency')}
          defaultValue={values['urgency'] ?? DEFAULTS.urgency}
          label={fields.urgency}
          choices={optionsOf(content.urgencies)}
        />
        <TextField
          {...field('target_country')}
          defaultValue={values['target_country'] ?? country ?? DEFAULTS.target_country}
          label={fields.target_country}
          list={COUNTRIES_ID}
          maxLength={LIMITS.country}
        />
        <TextArea
          {...field('description')}
          label={fields.description}
          help={fields.descriptionHelp}
          rows={7}
          required
          maxLength={LIMITS.text}
        />
        <TextArea
          {...field('specific_questions')}
          label={fields.specific_questions}
          rows={3}
          maxLength={LIMITS.text}
        />
      </FormPart>
      <CountriesOfStudy />
    </>
  );
}
