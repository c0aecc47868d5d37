import { createHash, randomInt } from 'node:crypto';

/** No letter or digit that one could take for another on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;
export const RECOVERY_CODES = 10;
const RECOVERY_CODE = /^[A-Z2-9]{15}$/;

/** Ten codes, `XXXXX-XXXXX-XXXXX`: 74 random bits each, so that a plain hash keeps them. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What was typed as a second factor, without spaces and dashes and in capitals: six digits, or a recovery code. */
export function normaliseFactor(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
}

/** What is kept of a recovery code, or of what was typed as one; null where the text can be none. */
export function recoveryCodeHash(typed: string): string | null {
  const code = normaliseFactor(typed);
  return RECOVERY_CODE.test(code) ? createHash('sha256').update(code).digest('base64url') : null;
}
