import { expect, it } from 'vitest';
import { properAddress } from './redirects.ts';

it.each([
  ['/campaigns', '/campagnes'],
  ['/campaigns/?page=2', '/campagnes?page=2'],
  ['/campaigns/foumban', '/campagnes/foumban'],
  ['/events', '/evenements'],
  ['/events/7?x=1', '/evenements/7?x=1'],
  ['/universities', '/universites'],
  ['/universities/', '/universites'],
  ['/universities/scholarships?level=master&page=2', '/universites/scholarships?level=master&page=2'],
  ['/universities/scholarships/', '/universites/scholarships'],
  ['/universities/accompaniment?bourse=7', '/universites/accompaniment?bourse=7'],
  ['/universities/ambassadors', '/universites/ambassadors'],
  ['/universities/favoris', '/universites/favoris'],
  ['/universities/scholarships/7/', '/universities/scholarships/7'],
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
  '/universitiesx',
  '/universities/scholarships/7',
  '/universities/scholarships/bourse-de-l-eau',
  '/universites/scholarships',
  '/evenements/calendrier.ics',
])('leaves %s alone', (asked) => {
  expect(properAddress(asked)).toBeNull();
});
