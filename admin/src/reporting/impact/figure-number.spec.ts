import { expect, it } from 'vitest';
import { frenchNumber } from '../../shared/format/french-number';
import { figureNumber } from './figure-number';

it('a figure is read with or without its spaces, as a keyboard or a page writes them', () => {
  const typed = ['125000', '125 000', '125\u00a0000', '125\u202f000', ' 125000 '];
  expect(typed.map((one) => figureNumber(one, 'count'))).toEqual(typed.map(() => 125_000));
});

it.each([0, 7, 1_250, 1_000_000_000])('%i reads back as it is printed', (value) => {
  expect(figureNumber(frenchNumber(value), 'count')).toBe(value);
});

it('an amount may have cents and its sign', () => {
  expect(figureNumber('320 000,50 €', 'euros')).toBe(320_000.5);
  expect(figureNumber('320000', 'euros')).toBe(320_000);
});

it.each(['', '   ', 'beaucoup', '12,5', '12.5', '-3', '1e6', '0x10', '1 2 mille'])(
  '« %s » is no count, rather than a zero that nobody meant',
  (typed) => expect(figureNumber(typed, 'count')).toBeNull(),
);
