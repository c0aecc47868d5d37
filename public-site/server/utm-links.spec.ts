import { UTM_FIELDS as KNOWN } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { encodeBody } from './encodings.ts';
import { UTM_FIELDS, utmQuery, withUtmLinks } from './utm-links.ts';

const pageOf = async (html: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  etag: 'W/"kept"',
  body: await encodeBody(Buffer.from(html), 1),
});
const linksOf = async (html: string, query: string) =>
  (await withUtmLinks(await pageOf(html), utmQuery(`/?${query}`))).body.identity.toString();

it('knows the same codes as the api', () => expect(UTM_FIELDS).toEqual([...KNOWN]));

it('reads the codes of an address, and nothing else of it', () => {
  const long = 'a'.repeat(101);
  expect(utmQuery(`/?page=2&utm_campaign=No%C3%ABl&utm_source=lettre&utm_id=1&utm_term=${long}`)).toBe(
    'utm_source=lettre&utm_campaign=No%C3%ABl',
  );
  expect(utmQuery('/campagnes?utm_source=+')).toBe('');
  expect(utmQuery('/utm_source')).toBe('');
});

it('puts the codes on every link to the form of a gift, and on no other', async () => {
  const html = [
    '<link rel="canonical" href="/don"/>',
    '<a class="give" href="/faire-un-don" data-discover="true">Donner</a>',
    '<a href="/don?campaign=foumban&amp;montant=20">Donner</a>',
    '<a href="/don/suivi/x">Suivre</a><a href="/donations/physical">Livres</a>',
  ];
  expect(await linksOf(html.join(''), 'utm_source=a%22%3E%3Cb&utm_term=x')).toBe(
    [
      html[0],
      '<a class="give" href="/faire-un-don?utm_source=a%22%3E%3Cb&amp;utm_term=x" data-discover="true">Donner</a>',
      '<a href="/don?campaign=foumban&amp;montant=20&amp;utm_source=a%22%3E%3Cb&amp;utm_term=x">Donner</a>',
      html[3],
    ].join(''),
  );
});

it('leaves a kept page as it is, and gives the other one a mark of its own', async () => {
  const page = await pageOf('<a href="/don">Donner</a>');
  const changed = await withUtmLinks(page, 'utm_source=lettre');
  expect(changed.etag).not.toBe(page.etag);
  expect(page.body.identity.toString()).toBe('<a href="/don">Donner</a>');
  expect(await withUtmLinks(page, '')).toBe(page);
  const data = await pageOf('<a href="/don">Donner</a>', 'text/x-script');
  expect(await withUtmLinks(data, 'utm_source=lettre')).toBe(data);
});
