import { expect, it } from 'vitest';
import { emailHint } from './mail-hint.js';

it.each([
  ['awa.ndiaye@example.org', 'aw•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
])('a private page shows %s as %s', (email, hint) => {
  expect(emailHint(email)).toBe(hint);
});
