import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeInlineCode, withoutLinkNonces } from './inline-code.ts';
import { sitePolicy } from './security-headers.ts';

const NONCE = 'A1b2C3d4E5f6G7h8I9j0K1';
const INJECTED = 'alert(document.cookie)';
const page = `<html><head><style nonce="${NONCE}">p{color:red}</style></head><body><p>Un texte</p><script>${INJECTED}</script><style>body{display:none}</style><script nonce="${NONCE}" type="module" async="">start()</script><script nonce="${NONCE}" src="/assets/a.js"></script></body></html>`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

it('allows the inline code that this program wrote, and none that came with a content', () => {
  const { code } = takeInlineCode(page, NONCE);
  const policy = sitePolicy(code);
  expect(policy).toContain(hashOf('start()'));
  expect(policy).toContain(hashOf('p{color:red}'));
  expect(policy).not.toContain(hashOf(INJECTED));
  expect(policy).not.toContain(hashOf('body{display:none}'));
  expect(policy).not.toContain(hashOf(''));
});

it('shows the nonce to no visitor', () => {
  expect(takeInlineCode(page, NONCE).html).not.toMatch(/nonce/);
  expect(withoutLinkNonces(`<link rel="preload" href="/a" nonce="${NONCE}"/>`, NONCE)).toBe(
    '<link rel="preload" href="/a"/>',
  );
});

it.each([null, '', '.*', 'court'])('allows nothing inline where the nonce is %j', (nonce) => {
  expect(takeInlineCode(page.replaceAll(NONCE, nonce ?? ''), nonce).code).toEqual({
    scripts: [],
    styles: [],
  });
});
