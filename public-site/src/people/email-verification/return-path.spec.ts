import { describe, expect, it } from 'vitest';
import { nextPath, pathOnThisSite } from './return-path';

describe('where an address leads after it was verified', () => {
  it.each(['/campagnes', '/evenements/tri?vue=mois#lieu', '/donations/suivi/abc'])(
    'a page of this site is kept: %s',
    (path) => expect(pathOnThisSite(path)).toBe(path),
  );

  it.each([
    'https://ailleurs.example/',
    '//ailleurs.example/',
    '/\\ailleurs.example/',
    '/\t/ailleurs.example',
    '/..//ailleurs.example',
    'javascript:alert(1)',
    '/admin',
    '/api/v1/donations',
    '',
    undefined,
  ])('nothing leads away from it: %s', (asked) => expect(pathOnThisSite(asked)).toBeNull());

  it('is the campaign or the event that it was given for', () => {
    expect(nextPath({ context: 'donation', source: 'heure-du-conte' })).toBe('/campagnes/heure-du-conte');
    expect(nextPath({ context: 'campaign' })).toBe('/campagnes');
    expect(nextPath({ context: 'event', source: 'tri' })).toBe('/evenements/tri');
    expect(nextPath({ context: 'event' })).toBe('/evenements');
    expect(nextPath({ context: 'other', return: 'https://ailleurs.example' })).toBe('/');
  });
});
