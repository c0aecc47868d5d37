import { describe, expect, it } from 'vitest';
import {
  ACCOMPANIMENT_STATUSES,
  ACCOMPANIMENT_TRANSITIONS,
  isPhone,
  levelsOf,
} from './accompaniment.contract.js';

describe('the form’s level', () => {
  it.each([
    ['licence', 'bachelor', 'master'],
    ['master', 'master', 'phd'],
    ['doctorat', 'phd', 'master'],
    ['terminale', 'bachelor', 'master'],
    ['autre', 'bachelor', 'master'],
    ['', 'bachelor', 'master'],
  ])('%j is %s for the api, which aims at %s', (level, current_level, target_level) => {
    expect(levelsOf(level)).toEqual({ current_level, target_level });
  });
});

describe('a telephone number', () => {
  it.each([
    '+237 6 12 34 56 78',
    '06.12.34.56.78',
    '+33 (0)6/12/34/56/78',
    '(33) 612-345-678',
    '12345678',
    '123456789012345',
  ])('%s is one', (phone) => expect(isPhone(phone)).toBe(true));
  it.each(['1234567', '1234567890123456', '+', 'six', '6 12 34 56 78 poste 2', '++23761234567'])(
    '%s is none',
    (phone) => expect(isPhone(phone)).toBe(false),
  );
});

describe('the states of a request', () => {
  it('lead from a new one to a closed one, and from there only back to work', () => {
    expect(ACCOMPANIMENT_TRANSITIONS.closed).toEqual(['in_progress']);
    for (const status of ACCOMPANIMENT_STATUSES.slice(0, -1))
      expect(ACCOMPANIMENT_TRANSITIONS[status]).toContain('closed');
  });

  it('never lead to themselves', () => {
    for (const status of ACCOMPANIMENT_STATUSES)
      expect(ACCOMPANIMENT_TRANSITIONS[status]).not.toContain(status);
  });
});
