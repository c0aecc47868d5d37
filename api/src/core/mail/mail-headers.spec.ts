import { expect, it } from 'vitest';
import { addressee, oneLine, unsubscribeHeaders } from './mail-headers.js';

it.each([
  ['Bonjour\r\nBcc: voleur@example.org', 'Bonjour Bcc: voleur@example.org'],
  ['Bonjour\n\n<b>corps</b>', 'Bonjour <b>corps</b>'],
  ['\tUn livre\u0000 pour Awa \u0085', 'Un livre  pour Awa'],
])('%j stays one line', (typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

it('an address is never read as several', () => {
  expect(addressee('awa@example.org,\r\nvoleur@example.org')).toEqual({
    name: '',
    address: 'awa@example.org, voleur@example.org',
  });
});

it('a mailbox is told both ways to stop, the one that takes a click first', () => {
  expect(unsubscribeHeaders('https://site.example/lettre/x', 'a@site.example', 'Désinscription')).toEqual({
    'List-Unsubscribe':
      '<https://site.example/lettre/x>, <mailto:a@site.example?subject=D%C3%A9sinscription>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
