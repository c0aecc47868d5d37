import { describe, expect, it } from 'vitest';
import { base32, matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.js';

const SECRET = Buffer.from('12345678901234567890');

describe('the codes of an authenticator application', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are at %i seconds those of RFC 6238, appendix B', (seconds, code) => {
    expect(totpCode(SECRET, totpStep(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('are at count %i those of RFC 4226, appendix D', (count, code) => {
    expect(totpCode(SECRET, count)).toBe(code);
  });

  it('are taken half a minute early or late, and no further', () => {
    const now = new Date('2026-11-22T10:00:15Z');
    const step = totpStep(now);
    for (const off of [-1, 0, 1])
      expect(matchingStep(SECRET, totpCode(SECRET, step + off), now)).toBe(step + off);
    for (const off of [-2, 2]) expect(matchingStep(SECRET, totpCode(SECRET, step + off), now)).toBeNull();
    for (const code of ['', '12345', '1234567', 'é23456', '٣٣٣٣٣٣'])
      expect(matchingStep(SECRET, code, now)).toBeNull();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written in base32 as RFC 4648 does', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('the address in the QR code names the association and the person', () => {
  expect(totpUri(SECRET, 'Livres en partage', 'Awa : l’éditrice')).toBe(
    'otpauth://totp/Livres%20en%20partage:Awa%20%20%20l%E2%80%99%C3%A9ditrice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Livres%20en%20partage&algorithm=SHA1&digits=6&period=30',
  );
  expect(newTotpSecret()).toHaveLength(20);
});
