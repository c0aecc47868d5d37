import { describe, expect, it } from 'vitest';
import { isSiren } from './donor.rules.js';

describe('a SIREN', () => {
  it.each(['732829320', '552100554', '000000000'])('may be %s', (digits) => {
    expect(isSiren(digits)).toBe(true);
  });

  it.each(['732829321', '73282932', '7328293200', '73282932a', ''])('may not be « %s »', (digits) => {
    expect(isSiren(digits)).toBe(false);
  });
});
