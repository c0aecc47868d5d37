import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Previews were once opened by shorter ones. */
const TOKEN = /^[\w-]{32,43}$/;

/** 256 random bits for the link of an email: shown once, in that email, and kept as a hash. */
export function newPrivateToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isPrivateToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** What is kept of a random token. Tokens are too long to be guessed: the hash needs neither salt nor slowness. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The hash of what somebody sent as a private token; null where the text can be none. */
export function privateTokenHash(token: string): string | null {
  return isPrivateToken(token) ? hashToken(token) : null;
}
