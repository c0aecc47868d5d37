import { describe, expect, it } from 'vitest';
import { registrationCookie } from './own-page-cookie';

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
});
