import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 random bits for the link of a letter: told once, in that letter, and kept as a hash. */
export function newPrivateToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token; null where the text can be none. */
export function privateTokenHash(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null;
}
