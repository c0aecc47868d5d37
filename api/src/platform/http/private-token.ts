import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../clock/durations.contract.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

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

const PRIVATE_LINK_DAYS = 90;

/** Whether a private link was sent too long ago to show anything: it may only have a fresh one mailed to its owner. */
export function isPrivateLinkOld({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() > PRIVATE_LINK_DAYS * DAY_MS;
}
