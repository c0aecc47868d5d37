import type { Answer, Ask, TestApi } from './api.ts';
import { emailsIn } from './emails.ts';
import { eventually } from './waiting.ts';

export interface SignedInMember {
  email: string;
  /** For the header `cookie` of a request. */
  cookie: string;
  /** Asks as this member. */
  request<T = any>(path: string, ask?: Ask): Promise<Answer<T>>;
}

const SIGN_IN = 'Votre lien de connexion';

let places = 0;
/** Each from a place of its own, so that one test's limit is not another's. */
export const place = () => `10.7.${(places += 1) >> 8}.${places & 255}`;

export const tokenIn = (text: string, page: string) =>
  new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? '';

/** The token of the email that a sign-in sends; a used link is no email’s reason to wait. */
export async function signInToken(api: TestApi, email: string): Promise<string> {
  const sent = async () => {
    const emails = await emailsIn(api.varFolder);
    return emails.filter(({ to, subject }) => to === email.toLowerCase() && subject === SIGN_IN);
  };
  const before = new Set((await sent()).map(({ id }) => id));
  const headers = { 'x-forwarded-for': place() };
  await api.request('/members/sign-in-links/', { body: { email }, headers });
  const message = await eventually(`the link to sign in for ${email}`, async () =>
    (await sent()).find(({ id }) => !before.has(id)),
  );
  return tokenIn(message.text, 'connexion');
}

/** A member who followed the email's link. */
export async function signInMember(api: TestApi, email: string): Promise<SignedInMember> {
  const body = { token: await signInToken(api, email) };
  const answer = await api.request('/members/session/', { body, headers: { 'x-forwarded-for': place() } });
  const cookie = cookieOf(answer);
  if (!cookie) throw new Error(`POST /members/session/: ${answer.status} ${answer.text}`);
  return { email, cookie, request: asMember(api, cookie) };
}

/** `name=value` of the cookie that an answer gives; empty where it gives or leaves none. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  const [pair = ''] = (headers.get('set-cookie') ?? '').split(';');
  return pair.endsWith('=') ? '' : pair;
}

export function asMember(api: TestApi, cookie: string): SignedInMember['request'] {
  return (path, ask = {}) => api.request(path, { ...ask, headers: { cookie, ...ask.headers } });
}
