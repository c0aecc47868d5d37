import type { IncomingHttpHeaders } from 'node:http';

const COOKIE = /(?:^|;\s*)((?:__Host-)?membre=[\w-]{1,200})(?=;|$)/;

/** The cookie of /mon-compte as the browser sent it, to be passed on to the api; none of the others. */
export function memberCookieIn({ cookie }: IncomingHttpHeaders): string | null {
  return COOKIE.exec(cookie ?? '')?.[1] ?? null;
}
