import { describe, expect, it } from 'vitest';
import { fileKind, isPublicPage, keptAddress, mayKeep, mayKeepAnswer } from './what-to-keep.ts';

const at = (address: string) => new URL(address, 'https://livres.example');

describe('a page that was read may be kept', () => {
  it.each([
    '/',
    '/campagnes',
    '/campagnes?page=2',
    '/donations/physical?type=books',
    '/actualites/la-caravane-du-livre-arrive-a-maroua-2026',
  ])('where anyone may read it: %s', (address) => expect(mayKeep(at(address))).toBe(true));

  it.each([
    '/admin',
    '/admin/campaigns',
    '/api/v1/campaigns/',
    '/campagnes/foumban?apercu=x',
    '/contact?email=x',
    '/mon-compte',
    '/verify-email/9f8e7d6c5b4a39281706f5e4d3c2b1a0',
    '/lettre/preferences/un-jeton',
    '/email-sent',
    '/donations/validate?donation_id=x',
    '/donations/success',
    '/donations/suivi/un-jeton',
    '/don/suivi/un-jeton',
    '/don/confirmation?session_id=un-jeton',
    '/tournee/un-jeton',
    '/universites/favoris?fait=added',
    '/dons/0f8fad5b-d9cb-469f-a165-70867728950e',
  ])('but not the panel, a draft or a secret link: %s', (address) =>
    expect(mayKeep(at(address))).toBe(false),
  );
});

describe('an answer is kept', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
  const answer = (status: number, headers: Record<string, string>) => new Response('', { status, headers });

  it('when it is a page that the server lets keep', () => {
    expect(mayKeepAnswer(answer(200, page))).toBe(true);
    expect(mayKeepAnswer(answer(404, page))).toBe(false);
    expect(mayKeepAnswer(answer(200, { ...page, 'cache-control': 'no-store' }))).toBe(false);
    expect(mayKeepAnswer(answer(200, { ...page, 'content-type': 'application/json' }))).toBe(false);
  });

  it('when it says so of itself, though no cache on the way may hold it', () => {
    const favorites = { ...page, 'cache-control': 'no-store', 'x-offline': 'kept' };
    expect(mayKeepAnswer(answer(200, favorites))).toBe(true);
    expect(mayKeepAnswer(answer(503, favorites))).toBe(false);
  });
});

it('marks of letters make no other page', () => {
  expect(keptAddress(at('/campagnes?utm_source=lettre&page=2&fbclid=3#haut'))).toBe(
    'https://livres.example/campagnes?page=2',
  );
});

it('files are told apart by how they change', () => {
  const kinds = [
    '/assets/Card-Cz8kd93a.js',
    '/illustrations/hero.svg',
    '/api/v1/media/files/ab/1.webp',
    '/x.js',
  ];
  expect(kinds.map((path) => fileKind(at(path)))).toEqual(['asset', 'drawing', 'picture', null]);
});

it('the panel and the api are never touched', () => {
  expect(['/admin/', '/api/v1/articles/', '/campagnes'].map((path) => isPublicPage(at(path)))).toEqual([
    false,
    false,
    true,
  ]);
});
