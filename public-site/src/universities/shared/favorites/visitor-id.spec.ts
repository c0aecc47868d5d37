import { expect, it } from 'vitest';
import { newVisitorId, visitorCookie, visitorIdIn } from './visitor-id';

const ID = '0d8f3c1e-7a52-4a3b-9c1d-2f6e8b7a9c10';

it.each([
  [undefined, null],
  ['', null],
  [`visitor_id=${ID}`, ID],
  [`economie=1; visitor_id=${ID}; membre=x`, ID],
  [`my_visitor_id=${ID}`, null],
  ['visitor_id=moi', null],
  [`visitor_id=${ID}0`, null],
  [`visitor_id=${ID.toUpperCase()}`, null],
])('in the cookies %j it is %j', (cookies, id) => {
  expect(visitorIdIn(cookies)).toBe(id);
});

it('is another each time, and is read back from the cookie that holds it', () => {
  const ids = Array.from({ length: 50 }, newVisitorId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(visitorIdIn(visitorCookie(id, true))).toBe(id);
});

it('goes by https alone where the site is served so', () => {
  expect(visitorCookie(ID, true)).toMatch(/; Secure$/);
  expect(visitorCookie(ID, false)).not.toContain('Secure');
});
