import type { HttpAnswer, HttpClient } from '@livres/api/client';
import type { MemberMessage, MemberProfileInput } from '@livres/api/contract';
import { answerForm, textsOf, type FormAnswer } from '../../shared/api/sent-form';

/** What an action answers, with the cookie that the browser is to keep. */
interface Answered<T> {
  answer: FormAnswer<T>;
  cookies: string[];
}

export function askForLink(
  api: HttpClient,
  filled: FormData,
  returnTo: string | null,
): Promise<FormAnswer<MemberMessage>> {
  const { email = '', website } = textsOf(filled);
  return answerForm(filled, () =>
    api.post('/members/sign-in-links/', {
      email,
      ...(returnTo && { return_to: returnTo }),
      ...(website && { website }),
    }),
  );
}

export function signIn(api: HttpClient, filled: FormData, token: string): Promise<Answered<true>> {
  return withCookies(filled, () => api.request('POST', '/members/session/', { body: { token } }));
}

export function signOut(api: HttpClient): Promise<Answered<true>> {
  return withCookies(new FormData(), () => api.request('DELETE', '/members/session/'));
}

export function confirmNewEmail(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<FormAnswer<{ email: string }>> {
  return answerForm(filled, () => api.post('/members/email-confirmations/', { token }));
}

export type ProfileAction = 'identity' | 'receipts' | 'email' | 'sessions' | 'deletion';
export type ProfileAnswer = FormAnswer<ProfileDone> & { act: ProfileAction };
interface ProfileDone {
  message?: string;
  donations?: number;
}

/** What a form of the profile asks for; each says which one it is. */
export async function changeProfile(
  api: HttpClient,
  filled: FormData,
): Promise<{ answer: ProfileAnswer; cookies: string[] }> {
  const { act, ...texts } = textsOf(filled);
  if (act === 'deletion') {
    const body = { email: texts['email'] ?? '' };
    const { answer, cookies } = await withCookies(filled, () =>
      api.request('POST', '/members/me/deletion/', { body }),
    );
    return { answer: { ...answer, done: answer.done && {}, act }, cookies };
  }
  const answer = await answerForm(filled, () => profileAction(api, act, texts));
  return { answer: { ...answer, act: isProfileAction(act) ? act : 'identity' }, cookies: [] };
}

async function profileAction(
  api: HttpClient,
  action: string | undefined,
  texts: Record<string, string>,
): Promise<ProfileDone> {
  if (action === 'receipts') return api.post('/member-space/waiting-receipts/');
  if (action === 'email') return api.post('/members/me/email/', { email: texts['email'] ?? '' });
  if (action === 'sessions') {
    await api.delete('/members/sessions/');
    return {};
  }
  await api.put('/members/me/', identityIn(texts));
  return {};
}

function identityIn(texts: Record<string, string>): MemberProfileInput {
  const { first_name = '', last_name = '', street_address = '', postal_code = '' } = texts;
  const { city = '', country = '', version } = texts;
  const identity = { first_name, last_name, street_address, postal_code, city, country };
  return { ...identity, version: Number(version) };
}

function isProfileAction(action: string | undefined): action is ProfileAction {
  return action !== undefined && ['identity', 'receipts', 'email', 'sessions', 'deletion'].includes(action);
}

async function withCookies(
  filled: FormData,
  send: () => Promise<HttpAnswer<unknown>>,
): Promise<Answered<true>> {
  let cookies: string[] = [];
  const answer = await answerForm<true>(filled, async () => {
    const { headers } = await send();
    cookies = headers.getSetCookie();
    return true;
  });
  return { answer, cookies };
}
