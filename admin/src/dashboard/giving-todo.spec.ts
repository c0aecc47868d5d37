import { expect, it } from 'vitest';
import { givingTodo } from './giving-todo';

const quiet = {
  failing_cards: 0,
  transfers: 0,
  oldest_transfer_days: null,
  missing_addresses: 3,
  disputes: 0,
  unapplied: 0,
  failed: 2,
};

it('nothing is to be done about money where nothing waits', () => {
  expect(givingTodo(quiet, 0)).toEqual([]);
});

it('money that is no gift waits for a decision, right after disputes', () => {
  const todo = givingTodo({ ...quiet, unapplied: 2, failing_cards: 1 }, 0);
  expect(todo.map(({ text, when }) => [text, when])).toEqual([
    ['2 dons ont un paiement à rendre ou à accepter', 'late'],
    ['1 don régulier dont le paiement échoue', 'later'],
  ]);
});

it('disputes come first, as a bank gives a few days to answer; the oldest transfer is told', () => {
  const waiting = { ...quiet, disputes: 1, transfers: 2, oldest_transfer_days: 9, failing_cards: 1 };
  const todo = givingTodo(waiting, 4);
  expect(todo.map(({ text }) => text)).toEqual([
    '1 paiement contesté',
    '1 don régulier dont le paiement échoue',
    '2 virements à rapprocher',
    '4 reçus attendent une adresse',
  ]);
  expect(todo[0]?.when).toBe('late');
  expect(todo[2]?.note).toBe('le plus ancien attend depuis 9 jours');
});
