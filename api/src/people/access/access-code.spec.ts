import { describe, expect, it } from 'vitest';
import { codeMatches, codeSelector, hashCode, newAccessCode, normaliseCode } from './access-code.js';

describe('access codes', () => {
  it('are four groups of four unmistakable characters', () => {
    expect(newAccessCode()).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
  });

  it('are found by their first group', () => {
    expect(codeSelector('ABCD-EFGH-JKMN-PQRS')).toBe('ABCD');
    expect(codeSelector('un code de configuration')).toBeNull();
  });

  it('may be typed in small letters and with spaces around', () => {
    expect(normaliseCode('  abcd-efgh-jkmn-pqrs ')).toBe('ABCD-EFGH-JKMN-PQRS');
    expect(normaliseCode(' Mon Code ')).toBe('Mon Code');
  });

  it('are kept as a hash that only the code itself matches', async () => {
    const kept = await hashCode('ABCD-EFGH-JKMN-PQRS');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await codeMatches(kept, 'ABCD-EFGH-JKMN-PQRS')).toBe(true);
    expect(await codeMatches(kept, 'ABCD-EFGH-JKMN-PQRT')).toBe(false);
    expect(await codeMatches('not a hash', 'x')).toBe(false);
  });
});
