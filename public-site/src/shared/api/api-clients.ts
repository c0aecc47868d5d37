import { createHttpClient, type HttpClient } from '@livres/api/client';
import type { ApiAccess } from './load-context';

// Under the front door's own patience, so that a slow api still gets a page in French.
const SERVER_TIMEOUT_MS = 8_000;
const A_MINUTE_S = 60;

/** The api for one visit's rendering on the server. */
export function serverApi(access: ApiAccess): HttpClient {
  return createHttpClient({
    baseUrl: access.url,
    timeoutMs: SERVER_TIMEOUT_MS,
    fetch: async (address, init) => {
      const answer = await fetch(address, {
        ...init,
        headers: { ...init?.headers, ...visitHeaders(access) },
      });
      if (answer.status === 429) access.refusedForS = secondsToWait(answer);
      return answer;
    },
  });
}

function secondsToWait({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isInteger(seconds) && seconds > 0 ? seconds : A_MINUTE_S;
}

let inBrowser: HttpClient | undefined;

export function browserApi(): HttpClient {
  inBrowser ??= createHttpClient({ baseUrl: '/api/v1' });
  return inBrowser;
}

/** In whose name the site's server asks: it does so for the visitor, never for itself. */
function visitHeaders({
  visitorAddress,
  requestId,
  memberCookie,
  visitorId,
  userAgent,
}: ApiAccess): Record<string, string> {
  return {
    'x-forwarded-for': visitorAddress,
    'x-request-id': requestId,
    ...(memberCookie && { cookie: memberCookie }),
    ...(visitorId && { 'x-visitor-id': visitorId }),
    ...(userAgent && { 'user-agent': userAgent }),
  };
}
