import { expect, it } from 'vitest';
import { newRecoveryCodes, normaliseFactor, recoveryCodeHash } from './recovery-codes.js';

it('ten recovery codes are made, all different, in three groups of five', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-Z2-9]{5}-){2}[A-HJKMNP-Z2-9]{5}$/);
});

it('a recovery code may be typed in small letters, with spaces or without dashes', () => {
  const [code] = newRecoveryCodes() as [string];
  const typed = [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\t`];
  for (const one of typed) expect(recoveryCodeHash(one)).toBe(recoveryCodeHash(code));
  expect(normaliseFactor(' 123 456 ')).toBe('123456');
});

it.each(['', '123456', 'ABCDE-ABCDE', 'ABCDE-ABCDE-ABCD0', 'A'.repeat(75_000)])(
  '%# is no recovery code',
  (text) => {
    expect(recoveryCodeHash(text)).toBeNull();
  },
);
