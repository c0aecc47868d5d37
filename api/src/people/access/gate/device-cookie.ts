import type { FastifyRequest } from 'fastify';
import { privateTokenHash } from '../../../platform/http/private-token.js';
import { describeDevice, type DeviceDescription } from '../../../platform/http/user-agent.js';

/** Only the gate's own addresses receive it: nothing else of the site ever sees it. */
const PATH = '/api/v1/access';
/** Browsers keep a cookie no longer than this. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** Who asks to sign in, as the request's headers say. */
export interface Visitor extends DeviceDescription {
  address: string;
  /** What the browser was given when it last passed the gate; null where it shows nothing of ours. */
  device: { token: string; token_hash: string } | null;
}

/** With https the browser itself refuses a cookie of this name from a page without. */
const nameFor = (appUrl: string) => (appUrl.startsWith('https:') ? '__Secure-appareil' : 'appareil');

/** The `Set-Cookie` by which the gate knows this browser again. */
export function deviceCookie(appUrl: string, token: string): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameFor(appUrl)}=${token}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

export function visitorOf(request: FastifyRequest, appUrl: string): Visitor {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { address: request.ip, device: deviceIn(cookie, appUrl), ...describeDevice(userAgent) };
}

function deviceIn(header: string | undefined, appUrl: string): Visitor['device'] {
  const start = `${nameFor(appUrl)}=`;
  const pair = (header ?? '').split(';').find((one) => one.trim().startsWith(start));
  const token = pair?.trim().slice(start.length) ?? '';
  const token_hash = privateTokenHash(token);
  return token_hash ? { token, token_hash } : null;
}
