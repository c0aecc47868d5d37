/** What the visitor’s own cookie is called: it only says whose favourites these are, once they keep one. */
const VISITOR_COOKIE = 'visitor_id';
/** Seconds: 13 months, and again from each time it serves. */
const VISITOR_COOKIE_S = 34_128_000;

const COOKIE = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([^;]*)`);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The visitor’s id among the cookies of a browser; null where there is none, or one that we did not make. */
export function visitorIdIn(cookies: string | undefined): string | null {
  const id = COOKIE.exec(cookies ?? '')?.[1] ?? '';
  return UUID.test(id) ? id : null;
}

/** The cookie as it is written, by a script or by the site. */
export function visitorCookie(id: string, isSecure: boolean): string {
  return `${VISITOR_COOKIE}=${id}; Path=/; Max-Age=${VISITOR_COOKIE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** A random UUID; `crypto.randomUUID` is missing where pages are not served by https. */
export function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
