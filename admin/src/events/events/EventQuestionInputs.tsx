import { EVENT_MESSAGES, QUESTION_LIMITS as LIMITS, type EventQuestion } from '@livres/api/contract';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { QUESTION_KIND_CHOICES } from './event-choices';
import { event as texts } from './event.fr';
import { eventRegistrations } from './event-registrations.fr';

const { help, sections } = texts;
const { question: words } = eventRegistrations;
const BLANK = { label: '', kind: 'text', choices: [], required: false };
const enough = (choices: unknown[] | null | undefined) =>
  (choices?.length ?? 0) < 2 ? words.needs_choices : undefined;

/** The organiser's own questions on the registration form, in their order. */
export function EventQuestionInputs() {
  return (
    <Panel {...sections.questions}>
      <ArrayInput source="questions" label={false} helperText={false}>
        <SimpleFormIterator fullWidth disableClear inline={false} getItemDefaults={() => BLANK}>
          <FormRow>
            <TextInput
              source="label"
              label={words.label}
              validate={required(EVENT_MESSAGES.question_label)}
              slotProps={{ htmlInput: { maxLength: LIMITS.label } }}
              helperText={false}
            />
            <SelectInput
              source="kind"
              label={words.kind}
              choices={QUESTION_KIND_CHOICES}
              validate={required(EVENT_MESSAGES.question_kind)}
              helperText={false}
            />
          </FormRow>
          <FormDataConsumer<EventQuestion>>
            {({ scopedFormData }) =>
              (scopedFormData as Partial<EventQuestion> | undefined)?.kind === 'choice' && (
                <TextArrayInput
                  source="choices"
                  label={words.choices}
                  validate={enough}
                  helperText={help.choices}
                />
              )
            }
          </FormDataConsumer>
          <BooleanInput source="required" label={words.required} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </Panel>
  );
}
