import { QUESTION_KIND_LABELS, type EventQuestion } from '@livres/api/contract';
import { eventRegistrations as texts } from './event-registrations.fr';

const { question: words } = texts;

/** The questions of an event as staff compare them, a line each. */
export function questionsInWords(value: unknown): string {
  const questions = Array.isArray(value) ? (value as Partial<EventQuestion>[]) : [];
  if (questions.length === 0) return words.none;
  return questions
    .map(({ label = '', kind = 'text', choices, required }) =>
      words.line(
        label,
        QUESTION_KIND_LABELS[kind],
        kind === 'choice' ? (choices ?? []) : [],
        required === true,
      ),
    )
    .join('\n');
}
