import { expect, it } from 'vitest';
import { properAddress } from './redirects.ts';

it.each([
  ['/campaigns', '/campagnes'],
  ['/campaigns/?page=2', '/campagnes?page=2'],
  ['/campaigns/foumban', '/campagnes/foumban'],
  ['/events', '/evenements'],
  ['/events/7?x=1', '/evenements/7?x=1'],
  ['/campagnes/', '/campagnes'],
  ['//ailleurs.example/', '/ailleurs.example'],
])('sends %s to %s', (asked, proper) => {
  expect(properAddress(asked)).toBe(proper);
});

it.each([
  '/',
  '/campagnes',
  '/admin/',
  '/api/v1/campaigns/',
  '/campaignsx',
  '/eventsx',
  '/evenements/calendrier.ics',
])('leaves %s alone', (asked) => {
  expect(properAddress(asked)).toBeNull();
});
