import { expect, it } from 'vitest';
import { eventRegistrations } from './event-registrations.fr';
import { event as texts } from './event.fr';
import { questionsInWords } from './event-questions';

it('writes the questions of an event a line each', () => {
  const questions = [
    { id: 'a', label: 'Repas', kind: 'choice', choices: ['Viande', 'Légumes'], required: true },
    { id: 'b', label: 'Remarques', kind: 'text', choices: [], required: false },
  ];
  expect(questionsInWords(questions)).toBe(
    'Repas (un choix, Viande, Légumes, obligatoire)\nRemarques (texte libre)',
  );
  expect(questionsInWords(null)).toBe('Aucune question');
});

it('says in a sentence until when a cancellation gives money back', () => {
  expect(eventRegistrations.refund.until(100, 7)).toBe('Remboursé à 100\u00a0% jusqu’à 7\u00a0jours avant.');
  expect(eventRegistrations.refund.until(50, 1)).toBe('Remboursé à 50\u00a0% jusqu’à 1\u00a0jour avant.');
  expect(eventRegistrations.refund.until(100, 0)).toBe('Remboursé à 100\u00a0% jusqu’au début.');
});

it('says how many seats are left, and who waits', () => {
  expect(texts.list.left(null, 0)).toBe('');
  expect(texts.list.left(1, 0)).toBe('1 libre');
  expect(texts.list.left(0, 3)).toBe('complet, 3 en attente');
});

it('says how many answered to another day, and that silence keeps the seat', () => {
  const answers = { coming: 2, refunded: 1, silent: 3, is_over: false };
  const said = (over: Partial<typeof answers>) =>
    eventRegistrations.registrations.date_answers({ ...answers, ...over }, '15 février 2027 à 10:03');
  expect(said({})).toBe('2 viennent, 1 a renoncé, 3 sans réponse jusqu’au 15 février 2027 à 10:03');
  expect(said({ coming: 1, refunded: 2, is_over: true })).toBe(
    '1 vient, 2 ont renoncé, 3 sans réponse\u00a0: leur place est gardée',
  );
});
