import { expect, it } from 'vitest';
import { securityText } from './site-files.content.ts';

const SITE = 'https://livres.example';

it('security.txt says where to write and is never out of date', () => {
  expect(securityText(SITE, 'securite@livres.example', new Date('2026-11-21T12:30:00Z')).split('\n')).toEqual(
    [
      'Contact: mailto:securite@livres.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://livres.example/.well-known/security.txt',
      '',
    ],
  );
});

it('without an address, it leads to the contact page', () => {
  expect(securityText(SITE, null, new Date())).toContain('Contact: https://livres.example/contact');
});
