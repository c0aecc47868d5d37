import { describe, expect, it } from 'vitest';
import { visitedPage } from './visited-page.ts';

describe('the page of an address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=lettre', '/'],
    ['/campagnes/manuels?x=1', '/campagnes/manuels'],
    ['/campagnes/', '/campagnes'],
    ['/universites/scholarships/12', '/universites/scholarships/12'],
    ['/universities/scholarships/12', '/universites/scholarships/12'],
    ['/don', '/faire-un-don'],
    ['/Campagnes/Manuels/', '/campagnes/manuels'],
    ['/campagnes/manuels/nouvelles', '/campagnes/manuels/nouvelles'],
    [
      '/campagnes/manuels/nouvelles/le-conteneur-est-parti',
      '/campagnes/manuels/nouvelles/le-conteneur-est-parti',
    ],
  ])('of %s is %s', (address, page) => {
    expect(visitedPage(address)).toBe(page);
  });

  it('never holds what a private link holds', () => {
    expect(visitedPage('/don/suivi/secret-4f3a')).toBe('/don/suivi/:token');
    expect(visitedPage('/inscriptions/secret-4f3a')).toBe('/inscriptions/:token');
    expect(visitedPage('/evenements/suivi/secret-4f3a')).toBe('/evenements/suivi/:token');
  });

  it.each([
    ['nothing', '/wp-login.php'],
    ['nothing', '/a/b/c/d'],
    ['a drawing', '/carte-des-bibliotheques.svg'],
    ['a calendar file', '/donations/suivi/secret-4f3a/collecte.ics'],
    ['what only redirects', '/mon-compte/deconnexion'],
    ['the data of a page', '/_root.data'],
    ['the data of a record', '/campagnes/manuels.data?_routes=x'],
  ])('is none where %s is: %s', (_, address) => {
    expect(visitedPage(address)).toBeNull();
  });
});
