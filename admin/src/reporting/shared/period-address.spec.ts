import { expect, it } from 'vitest';
import { readPeriod } from './period-address';

const BY_DEFAULT = { period: '30_days', against: 'previous' } as const;
const read = (query: string) => readPeriod(new URLSearchParams(query), BY_DEFAULT);

it('an address without a period is the screen’s own', () => {
  expect(read('')).toEqual(BY_DEFAULT);
  expect(read('period=siècle&against=rien')).toEqual(BY_DEFAULT);
});

it('an address keeps two dates, and leaves out what is no day', () => {
  expect(read('period=dates&from=2027-01-01&to=hier')).toEqual({
    period: 'dates',
    against: 'previous',
    from: '2027-01-01',
  });
  expect(read('period=year&from=2027-01-01')).toEqual({ period: 'year', against: 'previous' });
});
