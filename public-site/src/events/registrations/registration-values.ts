import {
  REGISTRATION_MESSAGES as MESSAGES,
  toMinorUnits,
  type PublicEvent,
  type RegistrationInput,
} from '@livres/api/contract';
import { keyWith } from '../../shared/api/form-key';

/** What the form holds, by the name of its fields. */
export type RegistrationValues = Record<string, string>;

export const OTHER_GIFT = 'other';
export const OFFERED_GIFTS = [5, 10, 20] as const;

/** The field of one of the organiser's questions, as the api calls it where it refuses an answer. */
export const questionField = (id: string) => `answers.${id}`;

/** Where the summary of what is wrong leads. */
export const fieldId = (name: string) => `inscription-${name}`;

/** As typed: of those that are offered, the free one, or none. */
export function giftTyped(values: RegistrationValues): string {
  const choice = values['donation_choice'] ?? '';
  return choice === OTHER_GIFT ? (values['free_donation'] ?? '').replace(/\s*€\s*$/, '').trim() : choice;
}

/** Cents; 0 for no gift, null for an amount that cannot be read. */
export function giftOf(values: RegistrationValues): number | null {
  const typed = giftTyped(values);
  return typed === '' ? 0 : toMinorUnits(typed, 'EUR');
}

export function seatsOf(values: RegistrationValues): number {
  return Number(values['seats']) || 1;
}

/** A sentence for each question that must be answered and is not, by its field. */
export function unanswered(
  values: RegistrationValues,
  questions: PublicEvent['questions'],
): Record<string, string> {
  const missing = questions.filter(({ id, required }) => required && !values[questionField(id)]?.trim());
  return Object.fromEntries(missing.map(({ id }) => [questionField(id), MESSAGES.answer_required]));
}

const TEXTS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'organization',
  'special_needs',
  'code',
  'website',
] as const;

/** What is sent: a form that was corrected since is another registration, the same one again is the same. */
export function payloadOf(
  values: RegistrationValues,
  questions: PublicEvent['questions'],
): RegistrationInput & { seats: number } {
  const typed = (name: string) => (values[name] ?? '').trim();
  const answers = questions.flatMap(({ id: question_id }) => {
    const answer = typed(questionField(question_id));
    return answer ? [{ question_id, answer }] : [];
  });
  const donation_amount = giftTyped(values);
  const content = {
    first_name: typed('first_name'),
    last_name: typed('last_name'),
    email: typed('email'),
    ...Object.fromEntries(TEXTS.map((name) => [name, typed(name)]).filter(([, text]) => text !== '')),
    seats: seatsOf(values),
    consent: Boolean(values['consent']),
    ...(answers.length > 0 && { answers }),
    ...(donation_amount && { donation_amount }),
    ...(values['waiting_list'] && { waiting_list: true }),
  };
  const key = values['form_key'];
  return key ? { ...content, form_key: keyWith(key, content) } : content;
}
