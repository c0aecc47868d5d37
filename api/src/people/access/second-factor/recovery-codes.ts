import { createHash } from 'node:crypto';
import { randomGroups } from '../access-code.js';

export const RECOVERY_CODES = 10;
const RECOVERY_CODE = /^[A-Z2-9]{15}$/;

/** Ten codes, `XXXXX-XXXXX-XXXXX`: 74 random bits each, so that a plain hash keeps them. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => randomGroups(3, 5));

/** What was typed as a second factor, without spaces and dashes and in capitals: six digits, or a recovery code. */
export function normaliseFactor(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
}

/** What is kept of a recovery code, or of what was typed as one; null where the text can be none. */
export function recoveryCodeHash(typed: string): string | null {
  const code = normaliseFactor(typed);
  return RECOVERY_CODE.test(code) ? createHash('sha256').update(code).digest('base64url') : null;
}
