import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 random bits: told once, in a letter or a cookie, and kept as a hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
