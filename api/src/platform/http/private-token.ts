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

const DAY_MS = 86_400_000;
const PRIVATE_LINK_DAYS = 90;

/** Whether a private link was sent too long ago to show anything: it may only have a fresh one mailed to its owner. */
export function isPrivateLinkOld({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() > PRIVATE_LINK_DAYS * DAY_MS;
}
