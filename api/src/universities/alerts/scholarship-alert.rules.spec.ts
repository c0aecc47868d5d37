import { describe, expect, it } from 'vitest';
import { contradictions, linkedFilters, mayWrite, statedFilters } from './scholarship-alert.rules.js';

describe('a saved search', () => {
  it('is the filters that ask for something', () => {
    expect(statedFilters({ search: '', country: 'France', is_featured: false, min_amount: 0 })).toEqual({
      country: 'France',
      is_featured: false,
      min_amount: 0,
    });
  });

  it.each([
    [{ min_amount: 500, max_amount: 400 }, { min_amount: 'Le minimum ne peut être supérieur au maximum' }],
    [{ min_amount: 500, max_amount: 500 }, {}],
    [{ min_amount: 500 }, {}],
    [
      { deadline_from: '2027-03-02', deadline_to: '2027-03-01' },
      { deadline_to: 'La date de fin ne peut pas précéder la date de début.' },
    ],
    [{ deadline_from: '2027-03-01', deadline_to: '2027-03-01' }, {}],
  ])('%j contradicts itself by %j', (filters, faults) => {
    expect(contradictions(filters)).toEqual(faults);
  });

  it('leads to the list without a first day that is over', () => {
    const filters = { country: 'France', deadline_from: '2027-03-01' };
    expect(linkedFilters(filters, '2027-02-28')).toEqual(filters);
    expect(linkedFilters(filters, '2027-03-01')).toEqual({ country: 'France' });
    expect(linkedFilters({}, '2027-03-01')).toEqual({});
  });
});

describe('a letter may leave', () => {
  const now = new Date('2027-03-02T06:30:00Z');
  it.each([
    ['immediate', '2027-03-02T06:29:00Z', true],
    ['daily', null, true],
    ['daily', '2027-03-02T05:00:00Z', false],
    // Midnight of Paris is 23:00 of the day before.
    ['daily', '2027-03-01T23:00:00Z', false],
    ['daily', '2027-03-01T22:59:59Z', true],
    ['weekly', '2027-03-02T06:00:00Z', false],
    ['weekly', '2027-02-23T06:30:00Z', true],
  ] as const)('of a %s alert written to at %s: %s', (frequency, last, expected) => {
    expect(mayWrite(frequency, last ? new Date(last) : null, now)).toBe(expected);
  });
});
