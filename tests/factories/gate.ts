import type { AccessGranted, Problem, SecondFactorAsked } from '@livres/api/contract';
import type { Answer, TestApi } from './api.ts';

export interface Gate {
  /** Tries a code from an address, or on a device of which the browser kept `cookie`. */
  enter(code: string, from?: Visit): Promise<Answer<AccessGranted & Problem & SecondFactorAsked>>;
  /** Gives a code to a challenge. */
  answer(challenge: string, code: string, from?: Visit): Promise<Answer<AccessGranted & Problem>>;
}

export interface Visit {
  address?: string;
  cookie?: string;
  userAgent?: string;
}

/** The gate of an api as people stand before it. */
export function gateOf(api: TestApi): Gate {
  const headersOf = ({ address = '203.0.113.1', cookie, userAgent }: Visit) => ({
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
    ...(userAgent && { 'user-agent': userAgent }),
  });
  return {
    enter: (code, from = {}) => api.request('/access/', { body: { code }, headers: headersOf(from) }),
    answer: (challenge, code, from = {}) =>
      api.request('/access/second-factor/', { body: { challenge, code }, headers: headersOf(from) }),
  };
}

/** What a browser keeps of an answer and sends back. */
export function cookieOf({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
