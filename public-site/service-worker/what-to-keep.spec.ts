import { describe, expect, it } from 'vitest';
import { fileKind, isPublicPage, isTakenBack, keptAddress, mayKeep, mayKeepAnswer } from './what-to-keep.ts';

const TOKEN = 'kZ3vT9-qWb0_xYc7LmNpRsUdEfGhJ1A2B3C4D5E6F7g';
const CODE = 'B1-ABCDEFGHIJKLMNOPQRSTUVWXYZ234567ABCDEFGHIJ';
const at = (address: string) => new URL(address, 'https://livres.example');

describe('a page that was read may be kept', () => {
  it.each([
    '/',
    '/campagnes',
    '/campagnes?page=2',
    '/donations/physical?type=books',
    '/actualites/la-caravane-du-livre-arrive-a-maroua-2026',
  ])('where anyone may read it: %s', (address) => expect(mayKeep(at(address))).toBe(true));

  it.each([`/inscriptions/${TOKEN}`, `/billets/${CODE}`, `/billets/${CODE}?utm_source=lettre`])(
    'where it opens the door of an event: %s',
    (address) => expect(mayKeep(at(address))).toBe(true),
  );

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
    '/inscriptions/paiement/0f8fad5b-d9cb-469f-a165-70867728950e',
    `/inscriptions/${TOKEN}/tickets.pdf`,
    `/inscriptions/${TOKEN}?code=x`,
    `/evenements/${TOKEN}`,
  ])('but not the panel, a draft or a secret link: %s', (address) =>
    expect(mayKeep(at(address))).toBe(false),
  );
});

describe('an answer is kept', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
  const answer = (status: number, headers: Record<string, string>) => new Response('', { status, headers });

  const [news, ticket] = [at('/actualites'), at(`/inscriptions/${TOKEN}`)];
  const kept = { ...page, 'cache-control': 'no-store', 'x-offline': 'kept' };

  it('when it is a page that the server lets keep', () => {
    expect(mayKeepAnswer(news, answer(200, page))).toBe(true);
    expect(mayKeepAnswer(news, answer(404, page))).toBe(false);
    expect(mayKeepAnswer(news, answer(200, { ...page, 'cache-control': 'no-store' }))).toBe(false);
    expect(mayKeepAnswer(news, answer(200, { ...page, 'content-type': 'application/json' }))).toBe(false);
  });

  it('when it says so of itself, though no cache on the way may hold it', () => {
    expect(mayKeepAnswer(at('/universites/favoris'), answer(200, kept))).toBe(true);
    expect(mayKeepAnswer(at('/universites/favoris'), answer(503, kept))).toBe(false);
  });

  it('of a ticket only when it says so of itself, whatever caches on the way may do', () => {
    expect(mayKeepAnswer(ticket, answer(200, kept))).toBe(true);
    expect(mayKeepAnswer(ticket, answer(200, page))).toBe(false);
  });

  it('until its page is gone, or its ticket opens the door no more', () => {
    for (const status of [404, 410]) {
      expect(isTakenBack(news, answer(status, page))).toBe(true);
      expect(isTakenBack(ticket, answer(status, page))).toBe(true);
    }
    expect(isTakenBack(ticket, answer(200, { ...page, 'cache-control': 'no-store' }))).toBe(true);
  });

  it('through an answer that says nothing of it', () => {
    expect(isTakenBack(ticket, answer(200, kept))).toBe(false);
    expect(isTakenBack(ticket, answer(503, page))).toBe(false);
    const moved = Object.defineProperty(answer(200, page), 'redirected', { value: true });
    expect(isTakenBack(ticket, moved)).toBe(false);
    // An event's page is of one visitor while they have something left to finish; what was kept is everybody's.
    expect(isTakenBack(news, answer(200, { ...page, 'cache-control': 'no-store' }))).toBe(false);
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
