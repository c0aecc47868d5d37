import { describe, expect, it } from 'vitest';
import { visitedPage } from './visited-page.ts';

describe('the page of an address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=lettre', '/'],
    ['/_root.data', '/'],
    ['/campagnes/manuels?x=1', '/campagnes/manuels'],
    ['/campagnes/manuels.data?_routes=x', '/campagnes/manuels'],
    ['/campagnes/', '/campagnes'],
    ['/universites/scholarships/12', '/universites/scholarships/12'],
  ])('of %s is %s', (address, page) => {
    expect(visitedPage(address)).toBe(page);
  });

  it('never holds what a private link holds', () => {
    expect(visitedPage('/don/suivi/secret-4f3a')).toBe('/don/suivi/:token');
    expect(visitedPage('/inscriptions/secret-4f3a')).toBe('/inscriptions/:token');
    expect(visitedPage('/evenements/suivi/secret-4f3a')).toBe('/evenements/suivi/:token');
  });

  it('is none where no page is', () => {
    expect([visitedPage('/wp-login.php'), visitedPage('/a/b/c/d')]).toEqual([null, null]);
  });
});
