import { expect, it } from 'vitest';
import { isFromElsewhere } from './page-forms.ts';

const SITE = 'https://livres.example';

it.each([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }],
  [
    'a page of the site that tells no one where one comes from',
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ],
  ['a person who reloads', { 'sec-fetch-site': 'none' }],
  ['an older browser', { origin: SITE }],
  ['an older browser, from such a page', { origin: 'null' }],
  ['a mailbox that unsubscribes by one click', {}],
])('a form from %s is taken', (_, headers) => {
  expect(isFromElsewhere(headers, SITE)).toBe(false);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' }],
  ['another site that hides itself', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [
    'a neighbour under the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://autre.livres.example' },
  ],
  ['another site, in an older browser', { origin: 'https://ailleurs.example' }],
  ['the site on another port', { origin: 'https://livres.example:8443' }],
])('a form from %s is refused', (_, headers) => {
  expect(isFromElsewhere(headers, SITE)).toBe(true);
});
