import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** No letter or digit that one could take for another on paper or when it is read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** So many groups of so many random characters, with dashes between. */
export function randomGroups(groups: number, length: number): string {
  const group = () => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A new code, `XXXX-XXXX-XXXX-XXXX`; its first group finds its row, the other three (59 bits) are the secret. */
export const newAccessCode = () => randomGroups(4, 4);

/** The part of an issued code that finds its row; null where what was typed has not an issued code's form. */
export function codeSelector(code: string): string | null {
  return /^([A-Z2-9]{4})(-[A-Z2-9]{4}){3}$/.exec(code)?.[1] ?? null;
}

/** What a person typed as a code was written: spaces around it off, and an issued code in capitals. */
export function normaliseCode(typed: string): string {
  const trimmed = typed.trim();
  const capitals = trimmed.toUpperCase();
  return codeSelector(capitals) ? capitals : trimmed;
}

/** argon2id with the library's defaults (19 MiB, 2 passes), which follow OWASP's advice. */
export function hashCode(code: string): Promise<string> {
  return hash(code);
}

export async function codeMatches(codeHash: string, code: string): Promise<boolean> {
  return verify(codeHash, code).catch(() => false);
}
