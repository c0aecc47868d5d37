import { expect, it } from 'vitest';
import { memberCookieIn } from './member-cookie.ts';
import { pageAddress } from './page-address.ts';

it.each([
  [undefined, null],
  ['economie=1', null],
  ['economie=1; membre=abc_D-1; affichage=large', 'membre=abc_D-1'],
  ['__Host-membre=abc', '__Host-membre=abc'],
  ['pseudomembre=abc', null],
  ['membre=a b', null],
  ['membre=', null],
])('of %j, %j is passed on to the api', (cookie, passed) => {
  expect(memberCookieIn({ cookie })).toBe(passed);
});

it.each([
  '/mon-compte',
  '/mon-compte.data',
  '/mon-compte/connexion/x?retour=%2Fmon-profil',
  '/mon-profil',
  '/don/suivi/jeton',
  '/universites/favoris?comparer=1,2',
  '/universites/favoris.data',
])('%s is made for each visit', (path) => {
  expect(pageAddress(path, {})).toMatchObject({ isPersonal: true, key: null });
});

it.each([
  '/',
  '/universites',
  '/universites/scholarships',
  '/don',
  '/mon-comptes',
  '/campagnes/mon-compte',
  '/faire-un-don',
])('%s may be kept', (path) => {
  expect(pageAddress(path, {})).toMatchObject({ isPersonal: false, key: path });
});
