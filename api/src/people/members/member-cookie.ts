import type { FastifyRequest } from 'fastify';
import { MEMBER_LIMITS } from './member.contract.js';

/** With https the browser itself sees to it that no other host set the cookie; plain http has no such name. */
export function memberCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-membre' : 'membre';
}

/** The `Set-Cookie` that opens a session, or ends it where the token is empty. */
export function memberCookie(appUrl: string, token: string): string {
  const maxAge = token ? MEMBER_LIMITS.lifetime_ms / 1000 : 0;
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${memberCookieName(appUrl)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([key]) => key === name)?.[1];
}

/**
 * Whether another site made the browser write: SameSite stops what a foreign page sends, this also what a page on
 * a neighbouring subdomain does. The site's own server sends neither header, and has checked the form itself.
 */
export function isSentFromElsewhere({ method, headers }: FastifyRequest, appUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== new URL(appUrl).origin;
}
