import { REGISTRATION_LIMITS, type EventQuestion } from '@livres/api/contract';
import { SelectInput, TextInput } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { answerField, choicesOfQuestion } from './entry-input';
import { entry as texts } from './registration-entry.fr';
import { useChosenEvent } from './SeatsLeft';

/** The chosen event's own questions; none has to be answered on the phone. */
export function QuestionInputs() {
  const event = useChosenEvent();
  if (!event || event.questions.length === 0) return null;
  return (
    <Panel title={texts.questions}>
      {event.questions.map((question) => (
        <QuestionInput key={question.id} question={question} />
      ))}
    </Panel>
  );
}

function QuestionInput({ question }: { question: EventQuestion }) {
  const { id, label, kind } = question;
  const source = answerField(id);
  if (kind === 'text')
    return (
      <TextInput
        source={source}
        label={label}
        slotProps={{ htmlInput: { maxLength: REGISTRATION_LIMITS.answer } }}
        helperText={false}
        multiline
      />
    );
  return (
    <SelectInput source={source} label={label} choices={choicesOfQuestion(question)} helperText={false} />
  );
}
