import { expect, it } from 'vitest';
import { collectedFaults, collectedOf } from './collected';

it('only what there was is sent', () => {
  expect(collectedOf('books', { Fiction: '40', Sciences: '', Histoire: '0', Enfants: ' 3 ' })).toEqual([
    { kind: 'books', category: 'Fiction', quantity: 40 },
    { kind: 'books', category: 'Enfants', quantity: 3 },
  ]);
});

it('nothing at all is refused', () => {
  expect(collectedFaults('equipment', {})).toEqual({ collected: 'Indiquez ce qui a été collecté.' });
});

it('what is no whole number from 1 is refused where it was typed', () => {
  const fault = 'Indiquez un nombre entier d’au moins 1.';
  expect(collectedFaults('books', { Fiction: '2,5', Arts: '-1', Histoire: '12' })).toEqual({
    Fiction: fault,
    Arts: fault,
  });
  expect(collectedFaults('books', { Fiction: '100001' })).toEqual({ Fiction: fault });
  expect(collectedFaults('books', { Fiction: '12' })).toEqual({});
});
