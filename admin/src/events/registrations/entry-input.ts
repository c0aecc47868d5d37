import { YES_NO, type EventQuestion, type RegistrationEntry } from '@livres/api/contract';

/** What is written of a person, by field. */
export const TEXTS = ['first_name', 'last_name', 'email', 'phone', 'organization', 'special_needs'] as const;
const FLAGS = ['beyond_capacity', 'is_free', 'waiting_list'] as const;
/** A question's number could be taken for a place in a list. */
const QUESTION = 'question-';

type Values = Record<string, unknown>;

/** Where the form keeps the answer to a question. */
export const answerField = (id: string): string => `answers.${QUESTION}${id}`;

export const choicesOfQuestion = ({ kind, choices }: Pick<EventQuestion, 'kind' | 'choices'>) =>
  (kind === 'yes_no' ? YES_NO : choices).map((name) => ({ id: name, name }));

/** An empty form, for the event that its address names, under a key of its own. */
export function blankEntry(event: string | null, form_key: string): Values {
  const event_id = event && /^\d{1,9}$/.test(event) ? Number(event) : null;
  return { form_key, event_id, seats: 1, beyond_capacity: false, is_free: false, waiting_list: false };
}

/** What the form sends: what was written, and the answers that were given. */
export function entryInput(values: Values): Partial<RegistrationEntry> {
  const written = TEXTS.map((field) => [field, textOf(values[field])] as const).filter(([, text]) => text);
  const ticked = FLAGS.filter((flag) => values[flag] === true).map((flag) => [flag, true] as const);
  const answers = Object.entries((values['answers'] ?? {}) as Values)
    .map(([field, answer]) => ({ question_id: field.slice(QUESTION.length), answer: textOf(answer) }))
    .filter(({ answer }) => answer);
  return {
    ...Object.fromEntries([...written, ...ticked]),
    ...(values['event_id'] ? { event_id: Number(values['event_id']) } : {}),
    form_key: textOf(values['form_key']),
    seats: Number(values['seats'] ?? 1),
    ...(answers.length > 0 && { answers }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
