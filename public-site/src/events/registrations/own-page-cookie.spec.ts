import { describe, expect, it } from 'vitest';
import { awaitsEnd } from './awaits-end';
import { cookiesOfPayer, eventPageCookie, registrationCookie } from './own-page-cookie';

const TOKEN = 'a'.repeat(43);

describe('the private link while one pays elsewhere', () => {
  it('comes back from the browser as it was kept', () => {
    const [kept] = registrationCookie.header(TOKEN, true).split(';');
    expect(registrationCookie.tokenIn(`membre=x; ${kept}; autre=y`)).toBe(TOKEN);
  });

  it('is read by no script, leaves no other page, and ends with the hour', () => {
    expect(registrationCookie.header(TOKEN, false)).toBe(
      `inscription=${TOKEN}; Path=/inscriptions; Max-Age=3600; HttpOnly; SameSite=Lax`,
    );
    expect(registrationCookie.header(TOKEN, true)).toMatch(/; Secure$/);
  });

  it.each([undefined, '', 'inscription=', 'inscription=../admin', `autreinscription=${TOKEN}`])(
    'is none where the browser sends something else: %s',
    (cookies) => expect(registrationCookie.tokenIn(cookies)).toBeNull(),
  );

  it('is known to the pages of events too, and scripts learn that there is one, never which', () => {
    const cookies = cookiesOfPayer(TOKEN, true);
    const sent = cookies.map((cookie) => cookie.split(';', 1)[0]!).join('; ');
    expect([registrationCookie.tokenIn(sent), eventPageCookie.tokenIn(sent)]).toEqual([TOKEN, TOKEN]);
    const readable = cookies.filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable).toEqual(['inscription-en-cours=1; Path=/; Max-Age=3600; SameSite=Lax; Secure']);
    expect([awaitsEnd.isIn(readable[0]!), awaitsEnd.isIn('membre=x')]).toEqual([true, false]);
    expect(cookies[1]).toContain('; Path=/evenements; Max-Age=3600; HttpOnly');
  });
});
