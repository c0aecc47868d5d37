import { expect, it } from 'vitest';
import { faultsIn } from './quantity-faults';

const sent = [
  { kind: 'books', category: 'Fiction', quantity: 3 },
  { kind: 'books', category: 'Arts', quantity: 2 },
] as const;

it('a fault of the form is said at its category', () => {
  expect(faultsIn({ Arts: { type: 'server', message: 'Un nombre entier.' } } as object, sent)).toEqual({
    Arts: 'Un nombre entier.',
  });
});

it('a fault of the server, which names a line, is said at the category of that line', () => {
  const fault = { 1: { quantity: { type: 'server', message: 'Trop.' } } };
  expect(faultsIn(fault as object, sent)).toEqual({ Arts: 'Trop.' });
});

it('a fault of the whole is said above the categories', () => {
  expect(faultsIn({ message: 'Indiquez ce qui a été collecté.' }, sent)).toEqual({
    collected: 'Indiquez ce qui a été collecté.',
  });
  expect(faultsIn(undefined, sent)).toEqual({});
});
