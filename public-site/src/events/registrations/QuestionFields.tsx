import { REGISTRATION_LIMITS as LIMITS, YES_NO, type PublicEvent } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { asLabels, ChoiceGroup, labelled } from '../../shared/ui/ChoiceGroup';
import { Select, TextArea } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { registrationFormContent as content } from './registration-form.content';
import { fieldId, questionField, type RegistrationValues } from './registration-values';

interface QuestionFieldsProps {
  questions: PublicEvent['questions'];
  values: RegistrationValues;
  errors: Record<string, string>;
}

/** What the organiser asks besides. */
export function QuestionFields({ questions, values, errors }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <FormPart legend={content.questions}>
      {questions.map((question) => {
        const name = questionField(question.id);
        return (
          <QuestionField key={name} question={question} value={values[name] ?? ''} error={errors[name]} />
        );
      })}
    </FormPart>
  );
}

interface QuestionFieldProps {
  question: PublicEvent['questions'][number];
  value: string;
  error: string | undefined;
}

/** A few answers are all seen at once; more are a list to open. */
const SEEN_AT_ONCE = 5;

function QuestionField({ question, value, error }: QuestionFieldProps) {
  const { id, kind, choices, required } = question;
  const words = withFrenchSpaces(question.label);
  const label = required ? words : content.optional(words);
  const name = questionField(id);
  if (kind === 'text')
    return (
      <TextArea
        id={fieldId(name)}
        name={name}
        label={label}
        rows={2}
        maxLength={LIMITS.answer}
        defaultValue={value}
        error={error}
        required={required}
      />
    );
  if (kind === 'choice' && choices.length > SEEN_AT_ONCE)
    return (
      <Select
        id={fieldId(name)}
        name={name}
        label={label}
        defaultValue={value}
        error={error}
        required={required}
        choices={[
          { value: '', label: content.noAnswer },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
      />
    );
  return (
    <ChoiceGroup
      kind="radio"
      firstId={fieldId(name)}
      name={name}
      legend={label}
      choices={kind === 'yes_no' ? labelled(YES_NO, content.yesNo) : asLabels(choices)}
      chosen={[value]}
      error={error}
      required={required}
    />
  );
}
