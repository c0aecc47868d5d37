import { expect, it } from 'vitest';
import { answerField, blankEntry, choicesOfQuestion, entryInput } from './entry-input';

const KEY = '6f1f9f0e-3c0a-4d0e-9a52-0b8d4f1b7c11';

it('starts for the event that the address names', () => {
  expect(blankEntry('12', KEY)['event_id']).toBe(12);
  expect(blankEntry('douze', KEY)['event_id']).toBeNull();
  expect(blankEntry(null, KEY)['event_id']).toBeNull();
});

it('sends what was written, what was ticked and what was answered', () => {
  const answers = { 'question-12': ' Végétarien ', 'question-menu': null };
  const typed = {
    ...blankEntry('12', KEY),
    first_name: ' Claire ',
    last_name: 'Petit',
    email: null,
    answers,
  };
  expect(entryInput({ ...typed, seats: 3, is_free: true })).toEqual({
    form_key: KEY,
    event_id: 12,
    first_name: 'Claire',
    last_name: 'Petit',
    seats: 3,
    is_free: true,
    answers: [{ question_id: '12', answer: 'Végétarien' }],
  });
});

it('sends no event where none is chosen: the api says so at its field', () => {
  expect(entryInput(blankEntry(null, KEY))).toEqual({ form_key: KEY, seats: 1 });
});

it('offers yes and no, or the choices of the question', () => {
  expect(choicesOfQuestion({ kind: 'yes_no', choices: [] }).map(({ id }) => id)).toEqual(['oui', 'non']);
  expect(choicesOfQuestion({ kind: 'choice', choices: ['A'] })).toEqual([{ id: 'A', name: 'A' }]);
});

it('keeps each answer under its question', () => {
  expect(answerField('12')).toBe('answers.question-12');
});
